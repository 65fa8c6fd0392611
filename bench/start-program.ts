import { type ChildProcess, spawn } from 'node:child_process'

export interface Program {
  /** Where it listens. */
  address: string
  pid: number
  /** Asks it to end and waits until it has. */
  stop: () => Promise<void>
}

const LONGEST_STOP_MS = 20_000

/**
 * A program of ours that says "is running at http://…" once it does, and ends by itself when this process is gone.
 * @throws with what it wrote when it ends instead
 */
export async function startProgram(file: string, variables: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [file], {
    // Over the channel it notices our end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], ...variables },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let text = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        // Only the start is of interest: a log line per request would fill the memory.
        if (text.length < 10_000) text += chunk
        const found = text.match(/is running at (\S+)/)?.[1]
        if (found) resolve(found)
      })
    }
    child.once('close', () => reject(new Error(`${file} ended:\n${text}`)))
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${file} did not start`)
  return { address, pid, stop: () => stop(child, ended) }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  await ended
  clearTimeout(impatience)
}

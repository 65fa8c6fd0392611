import { residentBytes } from '#bench/desk/resident-bytes.ts'

const LOOK_EVERY_MS = 50

/** What a process keeps in memory, in MB. @throws where the system does not tell */
export function residentMegabytes(pid: number): number {
  const bytes = residentBytes(pid)
  if (bytes === undefined) throw new Error('this system does not tell what a process keeps in memory')
  return bytes / 1e6
}

/** @returns also the most that a process kept in memory while something ran, in MB */
export async function withPeakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = residentMegabytes(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid))
  }, LOOK_EVERY_MS)
  try {
    return { result: await work(), peak }
  } finally {
    clearInterval(timer)
  }
}

import { Agent } from 'node:http'
import { makeFile, uploadDocument } from '#bench/server/upload-document.ts'
import { residentMegabytes } from './peak-memory.ts'

const SIZE = 10_000_000
const FEW = 5
const MANY = 50

/** Uploads files one after another. @returns what the server keeps in memory after some of them, in MB */
export async function uploadMany(
  { address, pid }: { address: string; pid: number },
  processId: string,
): Promise<{ afterFew: number; afterMany: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const file = makeFile(SIZE)
  const upload = async (count: number) => {
    for (let done = 0; done < count; done += 1) await uploadDocument(agent, address, processId, file)
    return residentMegabytes(pid)
  }
  try {
    return { afterFew: await upload(FEW), afterMany: await upload(MANY - FEW) }
  } finally {
    agent.destroy()
  }
}

import * as z from 'zod/mini'
import { fillPath } from '#shared/endpoint.ts'
import { processContract } from '#shared/process/contract.ts'

export const lookUpPath = fillPath(processContract.lookUpProcess.path, { code: 'DEMADE' })

/** The home of the demo data that people apply for. */
export async function findHome(address: string) {
  const answer = await fetch(address + lookUpPath)
  const { data } = z.object({ data: processContract.lookUpProcess.answer }).parse(await answer.json())
  return data
}

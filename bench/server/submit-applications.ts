import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import * as z from 'zod/mini'
import { buildRenter, buildSubmission } from '#server/testing/build.ts'
import { pdfBytes } from '#server/testing/files.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { documentContract, type PresignRequest } from '#shared/document/contract.ts'
import { newId } from '#shared/ids.ts'
import { type Answer, send } from './send.ts'
import { type GeneratedLoad, watchGenerator } from './watch-generator.ts'

const CLIENTS = 8
const SUBMISSIONS = 160
const LONGEST_RUN_MS = 60_000

const file = Buffer.from(pdfBytes(1_000_000))
const sha256 = createHash('sha256').update(file).digest('hex')

/** Applications with one document of 1 MB each, every one a person of their own. @throws when one is refused */
export async function submitApplications(address: string, processId: string): Promise<GeneratedLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const deadline = performance.now() + LONGEST_RUN_MS
  let begun = 0
  let completed = 0
  const client = async () => {
    while (begun < SUBMISSIONS && performance.now() < deadline) {
      begun += 1
      await submit(agent, address, processId)
      completed += 1
    }
  }
  try {
    return await watchGenerator(async () => {
      await Promise.all(Array.from({ length: CLIENTS }, client))
      return completed
    })
  } finally {
    agent.destroy()
  }
}

async function submit(agent: Agent, address: string, processId: string): Promise<void> {
  const announced: PresignRequest = {
    applicationProcessId: processId,
    applicationId: newId(),
    mainRenterId: newId(),
    documentType: 'proof_of_income',
    documentId: newId(),
    filename: 'Lohnausweis.pdf',
    contentType: 'application/pdf',
    contentLength: file.length,
    sha256,
  }
  const presigned = await postJson(agent, address + documentContract.presignDocument.path, announced)
  const { uploadUrl, headers } = presign.parse(JSON.parse(presigned.text)).data
  expectSuccess(await send(agent, 'PUT', new URL(uploadUrl, address), headers, file))

  const { applicationId, mainRenterId, documentId, documentType, filename } = announced
  const documents = [{ id: documentId, type: documentType, originalName: filename, sha256 }]
  const mainRenters = [buildRenter({ id: mainRenterId, documents })]
  const submission = buildSubmission({ id: processId }, { id: applicationId, mainRenters })
  await postJson(agent, address + applicationContract.submitApplication.path, submission)
}

/** The part of the answer that a client goes on with. */
const presign = z.object({ data: z.object({ uploadUrl: z.string(), headers: z.record(z.string(), z.string()) }) })

async function postJson(agent: Agent, url: string, body: unknown): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(body))
  return expectSuccess(await send(agent, 'POST', new URL(url), { 'Content-Type': 'application/json' }, bytes))
}

function expectSuccess(answer: Answer): Answer {
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`answered with ${answer.status}: ${answer.text}`)
  return answer
}

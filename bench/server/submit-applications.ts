import { Agent } from 'node:http'
import { buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { makeFile, postJson, uploadDocument } from './upload-document.ts'
import { type GeneratedLoad, watchGenerator } from './watch-generator.ts'

const CLIENTS = 8
const SUBMISSIONS = 160
const LONGEST_RUN_MS = 60_000

const file = makeFile(1_000_000)

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
  const announced = await uploadDocument(agent, address, processId, file)
  const { applicationId, mainRenterId, documentId, documentType, filename } = announced
  const documents = [{ id: documentId, type: documentType, originalName: filename, sha256: file.sha256 }]
  const mainRenters = [buildRenter({ id: mainRenterId, email: `${mainRenterId}@renter.test`, documents })]
  const submission = buildSubmission({ id: processId }, { id: applicationId, mainRenters })
  await postJson(agent, address + applicationContract.submitApplication.path, submission)
}

import { downloadZip } from 'client-zip'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { call, isRefused } from '#web/kit/api/call.ts'
import type { Held } from './use-sent-application.ts'

/**
 * One ZIP, made on the device: the answers for people and for programs, and every document as it was sent.
 * @returns also the names of documents that the server does not have any more
 * @throws ApiError, NoConnectionError
 */
export async function makeExport(
  own: OwnApplication,
  held: Held,
  text: string,
): Promise<{ file: Blob; missing: string[] }> {
  const missing: string[] = []
  async function* entries() {
    yield { name: 'application.txt', input: text }
    yield { name: 'application.json', input: JSON.stringify(own, null, 2) }
    const documents = own.mainRenters.flatMap((renter) => renter.documents)
    for (const [index, { id, originalName }] of documents.entries()) {
      const input = await readDocument({ applicationId: own.id, documentId: id }, held)
      // Numbered, because two documents may have one name.
      if (input) yield { name: `documents/${index + 1} ${originalName.replaceAll(/[/\\]/g, '-')}`, input }
      else missing.push(originalName)
    }
  }
  return { file: await downloadZip(entries()).blob(), missing }
}

/** Undefined for one whose file is gone. */
async function readDocument(params: { applicationId: string; documentId: string }, held: Held) {
  try {
    const answer: unknown = await call<Endpoint>(ownApplicationContract.downloadOwnDocument, {
      params,
      sealedBody: JSON.stringify(held),
    })
    if (!(answer instanceof Response)) throw new TypeError('This call answers with no file')
    return await answer.arrayBuffer()
  } catch (error) {
    if (isRefused(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

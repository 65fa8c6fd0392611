import type { HeldLink } from '#shared/document-request/request-link.ts'
import { newId } from '#shared/ids.ts'
import { keepRequest, readRequest, requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { sealDocuments } from '#web/apply/delivery/seal/seal-documents.ts'
import { addDocumentOf, PROCESS_ID } from './sample.ts'
import type { World } from './world.ts'

/** An application that was received, whose person is asked for a document and has opened the link. */
export async function openLink({ server, phone, sealed, time }: World, changes: Partial<HeldLink> = {}) {
  const applicationId = await sealed()
  const first = phone.openPage()
  await time.advance(60_000)
  first.kill()
  const link: HeldLink = { applicationId, mainRenterId: newId(), linkSecret: 's'.repeat(43) }
  server.requested.ask(link, ['proof_of_income'])
  const held = { ...link, ...changes }
  const home = { processId: PROCESS_ID, reference: '7F3K-9QWM', propertyAddress: 'Musterstrasse 5' }
  await keepRequest(
    held,
    { ...home, firstName: 'Ada', types: ['proof_of_income'], received: [], before: [], taken: ['other_document'] },
    undefined,
    {
      db: phone.db,
      now: phone.now(),
    },
  )

  const about = { processId: PROCESS_ID, address: home.propertyAddress, language: 'en' } as const
  const { mainRenterId } = held
  return {
    link: held,
    pick: (size: number, seed: number) =>
      addDocumentOf(phone.db, { ownerId: requestKey(held), renterId: mainRenterId }, size, seed),
    picked: () => phone.db.docs.where({ ownerId: requestKey(held) }).toArray(),
    seal: () => sealDocuments(phone.db, { link: held, about }, phone.now()),
    kept: () => readRequest(held, phone.db),
    /** Every document that the server has of this person, by its hash. */
    received: () =>
      (server.requested.asked.get(`${applicationId}/${mainRenterId}`)?.received ?? []).map(({ sha256 }) => sha256),
  }
}

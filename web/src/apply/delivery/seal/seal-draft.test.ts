import { describe, expect, test, vi } from 'vitest'
import { applicationSubmission, PAYLOAD_VERSION } from '#shared/application/contract.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDocument, addDraft, CODE, PROCESS_ID, seal } from '#web/apply/delivery/testing/sample.ts'

const world = freshWorlds()

describe('sealing', () => {
  test('makes a job of a draft, in one step', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    const document = await addDocument(phone.db, draft, 100)
    expect(await seal(phone.db, draft, phone.now())).toBe('sealed')
    expect(await phone.db.drafts.count()).toBe(0)
    const [job] = await phone.db.jobs.toArray()
    const version = { payloadVersion: PAYLOAD_VERSION }
    expect(job).toMatchObject({ id: draft.id, state: 'queued', postAttempted: false, draft, ...version })
    const body = JSON.parse(job?.body ?? '') as Record<string, unknown> & { mainRenters: { documents: unknown[] }[] }
    expect(body).toMatchObject({
      id: draft.id,
      applicationProcessId: PROCESS_ID,
      receiptSecret: job?.owner.secret,
      ...version,
    })
    expect(body.mainRenters[0]?.documents).toMatchObject([{ id: document.id, sha256: document.sha256, size: 100 }])
  })

  test('writes a body that the server reads', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    await addDocument(phone.db, draft, 100)
    await seal(phone.db, draft, phone.now())
    const [job] = await phone.db.jobs.toArray()
    const { error } = applicationSubmission('2027-03-01').safeParse(JSON.parse(job?.body ?? ''))
    // The sample leaves out answers; what the engine adds is never at fault.
    const places = error?.issues.map(({ path }) => String(path[0] === 'mainRenters' ? path[2] : path[0])) ?? []
    for (const added of ['id', 'applicationProcessId', 'language', 'receiptSecret', 'documents']) {
      expect(places).not.toContain(added)
    }
  })

  test('twice makes one job: the second is told so', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    const results = await Promise.all([seal(phone.db, draft, phone.now()), seal(phone.db, draft, phone.now())])
    expect(results.toSorted()).toEqual(['already_sealed', 'sealed'])
    expect(await phone.db.jobs.count()).toBe(1)
  })

  test('after it was delivered is told so, too', async () => {
    const { phone, time } = await world()
    const draft = await addDraft(phone.db)
    await seal(phone.db, draft, phone.now())
    phone.openPage()
    await time.advance(10_000)
    expect(await phone.db.receipts.count()).toBe(1)
    expect(await seal(phone.db, draft, phone.now())).toBe('already_sealed')
  })

  test('what another tab has deleted is never called submitted', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    await phone.db.drafts.delete(draft.id)
    expect(await seal(phone.db, draft, phone.now())).toBe('changed_elsewhere')
  })

  test('answers that another tab has changed since is refused', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    expect(await seal(phone.db, { ...draft, rev: draft.rev - 1 }, phone.now())).toBe('changed_elsewhere')
    expect(await phone.db.drafts.get(draft.id)).toEqual(draft)
  })

  test('documents that change while it hashes is refused', async () => {
    const { phone } = await world()
    const draft = await addDraft(phone.db)
    const document = await addDocument(phone.db, draft, 100)
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'digest').mockImplementationOnce(async (...input) => {
      await phone.db.docs.update(document.id, { type: 'other_document' })
      return digest(...input)
    })
    expect(await seal(phone.db, draft, phone.now())).toBe('changed_elsewhere')
    expect(await phone.db.drafts.get(draft.id)).toEqual(draft)
    expect(await seal(phone.db, draft, phone.now())).toBe('sealed')
    expect((await phone.db.jobs.get(draft.id))?.body).toContain('"type":"other_document"')
  })

  test('a draft whose code was never checked names no process, and is sent under the one that the code opens', async () => {
    const { phone, time, isThereOnce } = await world()
    const draft = await addDraft(phone.db, { processId: '', code: CODE })
    await seal(phone.db, draft, phone.now())
    expect(await phone.db.jobs.get(draft.id)).toMatchObject({ code: CODE, about: { processId: '' } })
    phone.openPage()
    await time.advance(10_000)
    expect(await isThereOnce(draft.id)).toBe(true)
    expect(await phone.db.receipts.get(draft.id)).toMatchObject({ processId: PROCESS_ID, address: 'Musterstrasse 5' })
  })

  test('the receipt says whom the application went to, and whether a mail comes, also without the draft', async () => {
    const { phone, time } = await world()
    const landlord = { name: 'Musterverwaltung', email: 'kontakt@muster.test', phone: '' }
    const home = { id: PROCESS_ID, status: 'open', landlord }
    const draft = await addDraft(phone.db, { home })
    await seal(phone.db, draft, phone.now())
    expect((await phone.db.jobs.get(draft.id))?.about.landlord).toEqual(landlord)
    phone.openPage()
    await time.advance(10_000)
    expect(await phone.db.receipts.get(draft.id)).toMatchObject({ landlord, confirmationMail: true })
  })

  test('a questionnaire without a process goes its own way', async () => {
    const { phone, sealed, time, executionsOf } = await world()
    const id = await sealed([], phone, { processId: '' })
    phone.openPage()
    await time.advance(10_000)
    expect(executionsOf('questionnaire')).toBe(1)
    expect(await phone.db.receipts.get(id)).toMatchObject({ id })
  })
})

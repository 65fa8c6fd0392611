import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { permittedDocuments } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import { type Answers, emptyAnswers, emptyGuarantor, emptyRenter } from '#web/apply/storage/answers.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf, readDocument } from '#web/apply/storage/documents.ts'
import { attachDocument } from '#web/apply/storage/documents/attach-document.ts'
import { findDraft, openDraft, saveDraft } from '#web/apply/storage/drafts.ts'
import { forgetAll } from '#web/apply/storage/forgotten.ts'
import { endDossier, findDossier, keepDossier, removeDossier, saysIncomesFor, takeDossier } from './dossier.ts'
import { whoseDossier } from './whose-dossier.ts'

const DAY_MS = 86_400_000
const all = { kinds: permittedDocuments(), isReplacing: false }
const anna = { ...emptyRenter(), firstName: 'Anna', lastName: 'Muster' }
const vera = { ...emptyGuarantor(), firstName: 'Vera', lastName: 'Bürge' }
let draftId = ''

beforeEach(async () => {
  draftId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(db.tables.map((table) => table.clear()))
})

const add = async (text: string, type: LocalDocument['type'] = 'proof_of_income', renterId = anna.id) => {
  const added = await attachDocument(new File([`%PDF-1.7 ${text} %%EOF`], `${text}.pdf`), {
    ownerId: draftId,
    renterId,
    type,
  })
  if ('refused' in added) throw new Error(added.refused)
}
const answered = (): Answers => {
  const blank = emptyAnswers('2027-03-01')
  const generalInfo = { ...blank.generalInfo, commentaryStartDate: 'Dringend', visitedProperty: true, pets: true }
  return { ...blank, mainRenters: [anna, vera], generalInfo, confirmed: true, affirmed: ['x'], leftOut: ['y'] }
}
/** A questionnaire for another home, as it is opened. */
const another = () => openDraft({ processId: 'process-2' }, () => emptyAnswers('2027-06-01'))
const textOf = async (document: LocalDocument | undefined) =>
  document && new TextDecoder().decode(await readDocument(document))

test('the next questionnaire begins with the people, their documents and the household, and not with what was said of a home', async () => {
  await add('lohn')
  await add('ausweis der bürgin', 'other_document', vera.id)
  await keepDossier(draftId, answered())
  const { id } = await another()
  expect(await takeDossier(id, all)).toBe('taken')
  const draft = await findDraft(id)
  expect(draft?.answers).toMatchObject({
    mainRenters: [{ firstName: 'Anna' }, { firstName: 'Vera', isGuarantor: true }],
    generalInfo: { pets: true, desiredStartDate: '2027-06-01', commentaryStartDate: '', visitedProperty: null },
    confirmed: false,
  })
  expect(Object.keys(draft?.answers ?? {}).toSorted()).toEqual(['confirmed', 'generalInfo', 'mainRenters'])
  const documents = await documentsOf(id)
  const [first, second] = draft?.answers.mainRenters ?? []
  expect(documents.map(({ name, renterId }) => [name, renterId])).toEqual([
    ['lohn.pdf', first?.id],
    ['ausweis der bürgin.pdf', second?.id],
  ])
  expect(await textOf(documents[0])).toBe('%PDF-1.7 lohn %%EOF')
  expect(draft?.openRenter).toBe(first?.id)
})

test('nobody in it is somebody of the application before, so that each is sent as its own', async () => {
  await add('lohn')
  await keepDossier(draftId, answered())
  const { id } = await another()
  await takeDossier(id, all)
  const ids = (documents: readonly LocalDocument[]) => documents.flatMap((each) => [each.id, each.renterId])
  const before = ids([...(await documentsOf(draftId)), ...((await findDossier())?.documents ?? [])])
  expect(ids(await documentsOf(id)).filter((each) => before.includes(each))).toEqual([])
})

test('what people earn comes along to a home of the same money alone: the same number of another would be a false one', async () => {
  const home = (country: string) => ({ id: 'process', status: 'open', country, address: 'Seestrasse 12' })
  const earning = { ...anna, profession: { ...anna.profession, grossSalary: '5000', netIncome: '4000' } }
  const taken = async (from: object, to: object) => {
    await db.drafts.update(draftId, from)
    await keepDossier(draftId, { ...answered(), mainRenters: [earning] })
    const { id } = await openDraft({ processId: newId() }, () => emptyAnswers())
    await db.drafts.update(id, to)
    const [draft, dossier] = [await findDraft(id), await findDossier()]
    const isTold = draft && dossier && !saysIncomesFor(draft, dossier)
    await takeDossier(id, all)
    const profession = (await findDraft(id))?.answers.mainRenters[0]?.profession
    return { said: [profession?.grossSalary, profession?.netIncome], isTold }
  }
  const [german, austrian, swiss] = ['DE', 'AT', 'CH'].map((country) => ({ home: home(country) }))
  const [along, anew] = [
    { said: ['5000', '4000'], isTold: false },
    { said: ['', ''], isTold: true },
  ]
  expect(await taken(german ?? {}, austrian ?? {})).toEqual(along)
  expect(await taken(german ?? {}, swiss ?? {})).toEqual(anew)
  expect(await taken(swiss ?? {}, german ?? {})).toEqual(anew)
  expect(await taken(german ?? {}, {}), 'to one that is not known yet').toEqual(anew)
})

test('documents of kinds that the next home does not ask for stay where they are', async () => {
  await add('lohn')
  await add('auszug', 'debt_collection_certificate')
  await keepDossier(draftId, answered())
  const { id } = await another()
  await takeDossier(id, { kinds: ['proof_of_income'], isReplacing: false })
  expect((await documentsOf(id)).map(({ name }) => name)).toEqual(['lohn.pdf'])
  expect((await findDossier())?.documents).toHaveLength(2)
})

test('what was typed meanwhile is replaced only when that was said', async () => {
  await keepDossier(draftId, answered())
  const draft = await another()
  const typed = { ...emptyAnswers(), mainRenters: [{ ...emptyRenter(), firstName: 'Berta' }] }
  await saveDraft(draft, 0, { answers: typed, section: 'main_renters' })
  expect(await takeDossier(draft.id, all)).toBe('typed')
  expect((await findDraft(draft.id))?.answers.mainRenters[0]?.firstName).toBe('Berta')
  const bertas = typed.mainRenters[0]?.id ?? ''
  const place = { ownerId: draft.id, renterId: bertas, type: 'other_document' } as const
  await attachDocument(new File(['%PDF-1.7 %%EOF'], 'von berta.pdf'), place)
  expect(await takeDossier(draft.id, { ...all, isReplacing: true })).toBe('taken')
  const taken = (await findDraft(draft.id))?.answers.mainRenters[0]
  expect(taken?.firstName).toBe('Anna')
  expect(taken?.id, 'nobody is taken for who was typed').not.toBe(bertas)
  expect(await documentsOf(draft.id), 'nor their documents for hers').toEqual([])
})

test('it is kept once: what is kept anew takes the place of what was, with its documents', async () => {
  await add('lohn')
  await keepDossier(draftId, answered())
  await keepDossier(draftId, { ...answered(), mainRenters: [vera] })
  expect(whoseDossier((await findDossier()) ?? { answers: emptyAnswers() })).toBe('Vera Bürge')
  expect(await db.docs.count()).toBe(2)
  expect(await db.chunks.count()).toBe(2)
})

test('where the device has no room for it, what was kept before stays whole, and so does the draft', async () => {
  await add('lohn')
  await keepDossier(draftId, answered())
  await add('zweiter')
  const full = vi.spyOn(db.docs, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keepDossier(draftId, answered())).rejects.toThrow('full')
  full.mockRestore()
  const { documents = [] } = (await findDossier()) ?? {}
  expect(await Promise.all(documents.map(textOf))).toEqual(['%PDF-1.7 lohn %%EOF'])
  expect(await documentsOf(draftId)).toHaveLength(2)
})

test('it ends after a year, is deleted by its person, and goes with everything when the device is somebody else’s', async () => {
  await add('lohn')
  const isGone = async () =>
    (await findDossier()) === undefined && (await db.docs.where({ ownerId: 'dossier' }).count()) === 0
  await keepDossier(draftId, answered())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 364 * DAY_MS })
  await endDossier()
  expect(await isGone()).toBe(false)
  vi.setSystemTime(Date.now() + 2 * DAY_MS)
  expect(await findDossier()).toBeUndefined()
  await endDossier()
  expect(await isGone()).toBe(true)
  await keepDossier(draftId, answered())
  await removeDossier()
  expect(await isGone()).toBe(true)
  await keepDossier(draftId, answered())
  await forgetAll(db)
  expect(await isGone()).toBe(true)
  expect(await db.chunks.count()).toBe(0)
})

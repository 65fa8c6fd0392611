import { afterEach, describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { findDraft, openDraft, saveDraft } from '#web/apply/storage/drafts.ts'
import { bindDraft, draftsToCheck, noteCodeProblem, setDraftCode } from './bind-draft.ts'

afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const record = { id: 'process-1', status: 'open', code: 'ABC234', startDate: '2027-03-01T00:00:00Z', extra: 'kept' }
const open = (code = 'ABC234') => openDraft({ processId: '', code }, emptyAnswers)
const answered = (comment: string, desiredStartDate = ''): Answers => {
  const answers = emptyAnswers(desiredStartDate)
  answers.generalInfo.commentaryStartDate = comment
  return answers
}
const section = 'general_info'

describe('a draft whose code was checked', () => {
  test('has its process, the record as it came, and no code any more', async () => {
    const { id } = await open()
    await bindDraft(id, 'ABC234', record)
    const draft = await findDraft(id)
    expect(draft).toMatchObject({ processId: 'process-1', home: record, rev: 0 })
    expect(draft).not.toHaveProperty('code')
  })

  test.each([
    ['', '2027-03-01'],
    ['2027-05-15', '2027-05-15'],
    ['next spr', 'next spr'],
  ])('with %j as the wished start keeps or gets %j', async (typed, kept) => {
    const draft = await open()
    const { id } = draft
    await saveDraft(draft, 0, { answers: answered('', typed), section })
    await bindDraft(id, 'ABC234', record)
    expect((await findDraft(id))?.answers.generalInfo.desiredStartDate).toBe(kept)
  })

  test('is the one that opens, though a draft of the same process is on the device, and that one stays', async () => {
    const earlier = await openDraft({ processId: 'process-1' }, emptyAnswers)
    await db.drafts.update(earlier.id, { updatedAt: Date.now() + 86_400_000 })
    const { id } = await open()
    await bindDraft(id, 'ABC234', record)
    expect((await openDraft({ processId: 'process-1' }, emptyAnswers)).id).toBe(id)
    expect(await findDraft(earlier.id)).toBeDefined()
  })
})

describe('while somebody types', () => {
  test('a save before and after the check loses neither answers nor process', async () => {
    const draft = await open()
    const { id } = draft
    const rev = await saveDraft(draft, 0, { answers: answered('before'), section })
    await bindDraft(id, 'ABC234', record)
    await saveDraft(draft, rev, { answers: answered('after'), section })
    expect(await findDraft(id)).toMatchObject({ processId: 'process-1', home: record, rev: 2 })
    expect((await findDraft(id))?.answers.generalInfo.commentaryStartDate).toBe('after')
  })

  test.each(['save first', 'check first'])('both at once lose neither answers nor process (%s)', async (order) => {
    const opened = await open()
    const { id } = opened
    const save = () => saveDraft(opened, 0, { answers: answered('typed', '2027-05-15'), section })
    const check = () => bindDraft(id, 'ABC234', record)
    await Promise.all(order === 'save first' ? [save(), check()] : [check(), save()])
    const draft = await findDraft(id)
    expect(draft).toMatchObject({ processId: 'process-1', home: record, rev: 1, section })
    expect(draft?.answers.generalInfo).toMatchObject({ commentaryStartDate: 'typed', desiredStartDate: '2027-05-15' })
  })

  test('a found problem survives the next save', async () => {
    const draft = await open()
    const { id } = draft
    await noteCodeProblem(id, 'ABC234', 'unknown')
    await saveDraft(draft, 0, { answers: answered('typed'), section })
    expect(await findDraft(id)).toMatchObject({ code: 'ABC234', codeProblem: 'unknown', rev: 1 })
  })
})

describe('a code that opens nothing', () => {
  test('is not asked for again until the person corrects it', async () => {
    const { id } = await open()
    expect(await draftsToCheck()).toEqual([{ id, code: 'ABC234' }])
    await noteCodeProblem(id, 'ABC234', 'closed')
    expect(await draftsToCheck()).toEqual([])
    await setDraftCode(id, 'XYZ789')
    expect(await draftsToCheck()).toEqual([{ id, code: 'XYZ789' }])
  })

  test('says nothing about a code that was corrected meanwhile', async () => {
    const { id } = await open()
    await setDraftCode(id, 'XYZ789')
    await bindDraft(id, 'ABC234', record)
    await noteCodeProblem(id, 'ABC234', 'unknown')
    expect(await findDraft(id)).toMatchObject({ processId: '', code: 'XYZ789' })
    expect(await findDraft(id)).not.toHaveProperty('codeProblem')
  })

  test('brings back no draft that is gone', async () => {
    await bindDraft('gone', 'ABC234', record)
    expect(await db.drafts.count()).toBe(0)
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { bindDraft } from '#web/apply/delivery/seal/bind-draft.ts'
import { emptyAnswers } from './answers.ts'
import { db } from './database.ts'
import type { Draft } from './draft.ts'
import { DraftChangedElsewhere, openDraft, saveDraft, wasSubmitted } from './drafts.ts'
import { forgetAll } from './forgotten.ts'

afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const open = (processId = 'process-1') => openDraft({ processId }, () => emptyAnswers('2027-03-01'))
const answersOf = (firstName: string) => {
  const answers = emptyAnswers()
  answers.mainRenters[0]!.firstName = firstName // emptyAnswers always has one renter
  return answers
}
/** As the delivery leaves it. */
const deliver = async ({ id, processId }: Draft) => {
  await db.receipts.put({ id, processId, reference: '7F3K-9QWM', receivedAt: '2027-01-01T00:00:00Z' })
  await db.drafts.delete(id)
}

describe('a draft', () => {
  test('starts with one renter and the start date of the process', async () => {
    const { answers, rev } = await open()
    expect(answers.mainRenters).toHaveLength(1)
    expect(answers.generalInfo.desiredStartDate).toBe('2027-03-01')
    expect(rev).toBe(0)
  })

  test('is found again with its answers and its section', async () => {
    const draft = await open()
    await saveDraft(draft, 0, { answers: answersOf('Ada'), section: 'general_info' })
    const found = await open()
    expect(found).toMatchObject({ id: draft.id, rev: 1, section: 'general_info' })
    expect(found.answers.mainRenters[0]?.firstName).toBe('Ada')
  })

  test('belongs to one process: another process has a draft of its own', async () => {
    expect((await open('process-1')).id).not.toBe((await open('process-2')).id)
  })

  test('opened twice at once is one draft', async () => {
    const [first, second] = await Promise.all([open(), open()])
    expect(first.id).toBe(second.id)
  })

  test('that was removed because the device is somebody else’s is not written again by another tab', async () => {
    const draft = await open()
    await forgetAll(db)
    const late = saveDraft(draft, 0, { answers: answersOf('Ada'), section: 'main_renters' })
    await expect(late).rejects.toThrow(DraftChangedElsewhere)
    expect(await db.drafts.count()).toBe(0)
    expect((await open()).id).not.toBe(draft.id)
  })

  test('is not overwritten by a tab that is out of date', async () => {
    const draft = await open()
    await saveDraft(draft, 0, { answers: answersOf('Newer'), section: 'main_renters' })
    const stale = saveDraft(draft, 0, { answers: answersOf('Older'), section: 'main_renters' })
    await expect(stale).rejects.toBeInstanceOf(DraftChangedElsewhere)
    expect((await open()).answers.mainRenters[0]?.firstName).toBe('Newer')
  })

  test('fault:B19 that was deleted under its form is written anew, because nowhere else is what was typed', async () => {
    const draft = await open()
    const rev = await saveDraft(draft, 0, { answers: answersOf('Ada'), section: 'general_info' })
    await db.drafts.clear()
    expect(await saveDraft(draft, rev, { answers: answersOf('Ada B.'), section: 'summary' })).toBe(2)
    expect(await open()).toMatchObject({ id: draft.id, processId: 'process-1', rev: 2, section: 'summary' })
  })

  test('is not brought back by a late save after it was delivered', async () => {
    const draft = await open()
    await deliver(draft)
    const late = saveDraft(draft, 0, { answers: answersOf('Late'), section: 'summary' })
    await expect(late).rejects.toBeInstanceOf(DraftChangedElsewhere)
    expect(await db.drafts.count()).toBe(0)
  })
})

describe('a draft of a code that was not checked', () => {
  const openCode = (code: string, applicationId?: string) =>
    openDraft({ processId: '', code, applicationId }, emptyAnswers)

  test('is found again by its code', async () => {
    const draft = await openCode('ABC234')
    expect(draft).toMatchObject({ processId: '', code: 'ABC234', rev: 0 })
    expect((await openCode('ABC234')).id).toBe(draft.id)
    expect((await openCode('XYZ789')).id).not.toBe(draft.id)
  })

  test('is told apart from a questionnaire without a process', async () => {
    const draft = await openCode('ABC234')
    const without = await openDraft({ processId: '' }, emptyAnswers)
    expect(without.id).not.toBe(draft.id)
    expect((await openCode('ABC234')).id).toBe(draft.id)
    expect((await openDraft({ processId: '' }, emptyAnswers)).id).toBe(without.id)
  })

  test('is found after its code was checked by somebody who cannot change what is chosen', async () => {
    const draft = await openCode('HAUSDE')
    await saveDraft(draft, 0, { answers: answersOf('Ada'), section: 'main_renters' })
    await bindDraft(draft.id, 'HAUSDE', { id: 'process-1', status: 'open', code: 'DEMADE' })
    expect(await openCode('HAUSDE', draft.id)).toMatchObject({ id: draft.id, processId: 'process-1', rev: 1 })
  })

  test('is not mixed up with one that is open for another code', async () => {
    const other = await openCode('XYZ789')
    expect((await openCode('ABC234', other.id)).id).not.toBe(other.id)
  })
})

test('a draft that is gone is known to be submitted, one that never was is not', async () => {
  const draft = await open()
  await deliver(draft)
  expect(await wasSubmitted(draft.id)).toBe(true)
  expect(await wasSubmitted('never-written')).toBe(false)
})

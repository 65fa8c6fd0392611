import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { DraftChangedElsewhere, type saveDraft } from '#web/apply/storage/drafts.ts'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { createAutosave, type SaveState } from './autosave.ts'

type Save = typeof saveDraft

/** A save that waits until the test lets it finish. */
function slowSave() {
  const saved: { rev: number; comment: string }[] = []
  const waiting: (() => void)[] = []
  const save: Save = async (_draft, rev, { answers }) => {
    await new Promise<void>((finish) => waiting.push(finish))
    saved.push({ rev, comment: answers.generalInfo.commentaryStartDate })
    return rev + 1
  }
  return { save, saved, finishOne: () => waiting.shift()?.() }
}

const typed = (comment: string) => {
  const answers = emptyAnswers()
  answers.generalInfo.commentaryStartDate = comment
  return { answers, section: 'general_info' } as const
}

const draft: Draft = {
  id: 'draft-1',
  processId: 'process-1',
  rev: 4,
  answers: emptyAnswers(),
  section: 'main_renters',
  createdAt: 0,
  updatedAt: 0,
}

/** An autosave and every state it was in. */
function watched(save: Save) {
  const autosave = createAutosave(draft, save)
  const states: SaveState[] = []
  autosave.watch(() => states.push(autosave.state()))
  return { autosave, states }
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('autosave', () => {
  test('saves the first change at once', async () => {
    const { autosave, states } = watched(async (_draft, rev) => rev + 1)
    autosave.keep(typed('a'))
    await autosave.settled()
    expect(states).toMatchObject([{ kind: 'saved' }])
  })

  test('keeps only the newest of what was typed while a save is under way, and loses nothing', async () => {
    const { save, saved, finishOne } = slowSave()
    const autosave = createAutosave(draft, save)
    autosave.keep(typed('a'))
    autosave.keep(typed('ab'))
    autosave.keep(typed('abc'))
    finishOne()
    await Promise.resolve().then(() => Promise.resolve())
    while (saved.length < 2) {
      finishOne()
      await Promise.resolve()
    }
    await autosave.settled()
    expect(saved).toEqual([
      { rev: 4, comment: 'a' },
      { rev: 5, comment: 'abc' },
    ])
  })

  const failures: [string, Error, SaveState['kind']][] = [
    ['another tab has the newer draft', new DraftChangedElsewhere(), 'elsewhere'],
    ['the device is full', Object.assign(new Error(), { name: 'QuotaExceededError' }), 'device_full'],
    [
      'the device is full, as Dexie reports it',
      Object.assign(new Error(), {
        name: 'AbortError',
        inner: Object.assign(new Error(), { name: 'QuotaExceededError' }),
      }),
      'device_full',
    ],
    ['saving failed for another reason', new Error(), 'failed'],
  ]
  test.each(failures)('says so when %s', async (_, error, kind) => {
    const { autosave, states } = watched(() => Promise.reject(error))
    autosave.keep(typed('a'))
    await autosave.settled()
    expect(states).toEqual([{ kind }])
  })

  test('tries once more what failed for no reason of ours', async () => {
    let attempts = 0
    const save: Save = (_draft, rev) => (++attempts === 1 ? Promise.reject(new Error()) : Promise.resolve(rev + 1))
    const { autosave, states } = watched(save)
    autosave.keep(typed('a'))
    await autosave.settled()
    expect(states.map(({ kind }) => kind)).toEqual(['saved'])
    expect(autosave.rev()).toBe(5)
  })

  test('goes on after a failure with the next change', async () => {
    let attempts = 0
    const save: Save = (_draft, rev) => (++attempts <= 2 ? Promise.reject(new Error()) : Promise.resolve(rev + 1))
    const { autosave, states } = watched(save)
    autosave.keep(typed('a'))
    await autosave.settled()
    autosave.keep(typed('ab'))
    await autosave.settled()
    expect(states.map(({ kind }) => kind)).toEqual(['failed', 'saved'])
  })

  test('notes what is not saved yet, and no longer than that', async () => {
    const { save, finishOne } = slowSave()
    const autosave = createAutosave(draft, save)
    autosave.keep(typed('a'))
    expect(noted()).toMatchObject({ rev: 4, answers: { generalInfo: { commentaryStartDate: 'a' } } })
    autosave.keep(typed('ab'))
    expect(noted()).toMatchObject({ rev: 4, answers: { generalInfo: { commentaryStartDate: 'ab' } } })
    finishOne()
    await vi.waitFor(() => expect(autosave.rev()).toBe(5))
    expect(noted()).toMatchObject({ answers: { generalInfo: { commentaryStartDate: 'ab' } } })
    await vi.waitFor(finishOne)
    await autosave.settled()
    expect(localStorage.length).toBe(0)
  })

  test.each([
    [new DraftChangedElsewhere(), 0],
    [new Error(), 1],
  ])('%o leaves %d notes: what another tab overtook is out of date, the rest is not', async (failure, notes) => {
    const { autosave } = watched(() => Promise.reject(failure))
    autosave.keep(typed('a'))
    await autosave.settled()
    expect(localStorage.length).toBe(notes)
  })
})

const noted = () => JSON.parse(localStorage.getItem('typed:draft-1') ?? 'null')

import { describe, expect, test } from 'vitest'
import { emptyAnswers } from '#web/local/answers.ts'
import { DraftChangedElsewhere, type saveDraft } from '#web/local/drafts.ts'
import { createAutosave, type SaveState } from './autosave.ts'

type Save = typeof saveDraft

/** A save that waits until the test lets it finish. */
function slowSave() {
  const saved: { rev: number; comment: string }[] = []
  const waiting: (() => void)[] = []
  const save: Save = async (_id, rev, { answers }) => {
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

const draft = { id: 'draft-1', rev: 4, updatedAt: 0 }

/** An autosave and every state it was in. */
function watched(save: Save) {
  const autosave = createAutosave(draft, save)
  const states: SaveState[] = []
  autosave.watch(() => states.push(autosave.state()))
  return { autosave, states }
}

describe('autosave', () => {
  test('saves the first change at once', async () => {
    const { autosave, states } = watched(async (_id, rev) => rev + 1)
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

  test('goes on after a failure with the next change', async () => {
    let attempts = 0
    const save: Save = (_id, rev) => (++attempts === 1 ? Promise.reject(new Error()) : Promise.resolve(rev + 1))
    const { autosave, states } = watched(save)
    autosave.keep(typed('a'))
    await autosave.settled()
    autosave.keep(typed('ab'))
    await autosave.settled()
    expect(states.map(({ kind }) => kind)).toEqual(['failed', 'saved'])
  })
})

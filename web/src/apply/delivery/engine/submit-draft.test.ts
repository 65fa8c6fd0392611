import { expect, test } from 'vitest'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDraft, seal } from '#web/apply/delivery/testing/sample.ts'
import { submitDraft } from './have-delivered.ts'

const world = freshWorlds()
const late = { language: 'en', address: '', rentObject: undefined } as const

test('a tab that another one overtook between its last save and its submission finds it submitted', async () => {
  const { phone } = await world()
  const draft = await addDraft(phone.db)
  // The other tab has saved once more, and submits in a moment.
  const submitting = submitDraft(phone.db, { ...late, draftId: draft.id, rev: draft.rev - 1 })
  setTimeout(() => void seal(phone.db, draft, phone.now()), 150)
  expect(await submitting).toBe('already_sealed')
  expect(await phone.db.jobs.count()).toBe(1)
})

test('newer answers of another tab that nobody submits are never called submitted', async () => {
  const { phone } = await world()
  const draft = await addDraft(phone.db)
  expect(await submitDraft(phone.db, { ...late, draftId: draft.id, rev: draft.rev - 1 })).toBe('changed_elsewhere')
  expect(await phone.db.jobs.count()).toBe(0)
})

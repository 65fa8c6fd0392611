import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createEdits } from './create-edits.ts'

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })
type Named = z.output<typeof schema>

/** A record whose writes end when they are let. */
function record() {
  const kept: Named[] = []
  const waiting: (() => void)[] = []
  const edits = createEdits()
  return {
    edits,
    kept,
    type: (stored: Named, name: string) =>
      edits.change({
        id: 'room',
        stored,
        schema,
        to: (before) => ({ ...before, name }),
        keep: async (next) => {
          await new Promise<void>((resolve) => waiting.push(resolve))
          kept.push(next)
        },
      }),
    let: async () => {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('what is typed while something is being kept is kept after it, and only the newest of it', async () => {
  const { edits, kept, type, let: go } = record()
  const stored = { name: 'Küche' }
  for (const name of ['Kü', 'Küc', 'Küch', 'Küche neu']) type(stored, name)
  expect(edits.snapshot().state).toBe('keeping')
  await go()
  await go()
  await edits.settled()
  expect(kept).toEqual([{ name: 'Kü' }, { name: 'Küche neu' }])
  expect(edits.snapshot().state).toBe('kept')
})

test('an echo of what was kept leaves the typed text alone, a blank at its end included', async () => {
  const { edits, type, let: go } = record()
  type({ name: 'Küche' }, 'Wohn ')
  await go()
  expect(edits.over('room', { name: 'Küche' })).toEqual({ name: 'Wohn ' })
  expect(edits.over('room', { name: 'Wohn' })).toEqual({ name: 'Wohn ' })
  expect(['Küche', 'Wohn', 'Bad'].map((name) => edits.isEcho('room', { name }))).toEqual([true, true, false])
})

test('what another device wrote takes the place of what was typed before, and the next change goes on from there', async () => {
  const { edits, kept, type, let: go } = record()
  type({ name: 'Küche' }, 'Bad')
  await go()
  const theirs = { name: 'Badezimmer' }
  expect(edits.over('room', theirs)).toEqual(theirs)
  type(theirs, 'Badezimmer oben')
  await go()
  expect(kept.at(-1)).toEqual({ name: 'Badezimmer oben' })
  expect(edits.over('room', { name: 'Bad' })).toEqual({ name: 'Bad' })
})

test('what somebody made again what it was before, or took back, is shown so', async () => {
  const { edits, type, let: go } = record()
  type({ name: 'Küche' }, 'Bad')
  edits.arrived('room', { name: 'Küche' })
  expect(edits.over('room', { name: 'Küche' }), 'not kept yet').toEqual({ name: 'Bad' })
  await go()
  edits.arrived('room', { name: 'Bad' })
  expect(edits.over('room', { name: 'Bad' })).toEqual({ name: 'Bad' })
  expect(edits.over('room', { name: 'Küche' })).toEqual({ name: 'Küche' })
})

test('what breaks a rule is shown and not kept', async () => {
  const { edits, kept, type } = record()
  type({ name: 'Küche' }, ' ')
  await edits.settled()
  expect(edits.over('room', { name: 'Küche' })).toEqual({ name: ' ' })
  expect(edits.snapshot().state).toBe('invalid')
  expect(kept).toEqual([])
})

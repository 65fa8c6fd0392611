import { expect, test } from 'vitest'
import { createKeyedLock } from './keyed-lock.ts'

test('work on one key comes one after the other, in its order, and each tells the one before to stop', async () => {
  const inTurn = createKeyedLock()
  const steps: string[] = []
  const work = (name: string) =>
    inTurn('key', async (stopped) => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      steps.push(`${name} ends, ${stopped.aborted ? 'told to stop' : 'undisturbed'}`)
    })
  await Promise.all([work('a'), work('b'), work('c')])
  expect(steps).toEqual([
    'a begins',
    'a ends, told to stop',
    'b begins',
    'b ends, told to stop',
    'c begins',
    'c ends, undisturbed',
  ])
})

test('work that fails makes way for the next, and other keys wait for nobody', async () => {
  const inTurn = createKeyedLock()
  const failing = inTurn('key', () => Promise.reject(new Error('no')))
  const never = inTurn('other', () => new Promise<never>(() => {}))
  const next = inTurn('key', () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('no')
  expect(await Promise.race([next, never])).toBe('done')
})

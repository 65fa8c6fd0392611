import { expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { enlargeDemo, readDemoArguments } from './enlarge-demo.ts'

test('without a word the demo becomes as large as a busy day', () => {
  expect(readDemoArguments([])).toEqual({ applications: 200, homes: 80, seed: 1 })
  expect(readDemoArguments(['--applications', '3', '--homes=100000', '--seed', '7'])).toEqual({
    applications: 3,
    homes: 100_000,
    seed: 7,
  })
})

test.each(['x', '0', '-3', '1.5', '1e3', '100001', '99999999999999999999', ''])(
  'how many is a whole number from 1 to 100,000, and %j is told so',
  (text) => {
    expect(() => readDemoArguments([`--homes=${text}`])).toThrow(
      `--homes is ${JSON.stringify(text)}. Please give a whole number from 1 to 100000, like --homes 80.`,
    )
  },
)

test.each([['--flats', '3'], ['200'], ['--homes']])(
  'what the command does not know is told with what it knows: %s %s',
  (...args) => {
    expect(() => readDemoArguments(args.filter(Boolean))).toThrow(
      'Usage: npm run demo -- --applications 200 --homes 80',
    )
  },
)

test('a server for people gets no demo', async () => {
  const environment = { ...readEnvironment({ DATA_DIR: '/nowhere' }), isProduction: true }
  await expect(enlargeDemo(environment, readDemoArguments([]))).rejects.toThrow(
    'There is no demo with NODE_ENV=production',
  )
})

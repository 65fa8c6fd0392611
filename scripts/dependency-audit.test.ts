import { expect, test } from 'vitest'
import { judgeAudit } from './dependency-audit.ts'

const answer = (high: number, critical: number, total: number) =>
  JSON.stringify({ vulnerabilities: { 'left-pad': {} }, metadata: { vulnerabilities: { high, critical, total } } })

test('a high or critical weakness fails, and names the package', () => {
  for (const [high, critical] of [
    [1, 0],
    [0, 1],
  ] as const) {
    expect(judgeAudit(answer(high, critical, 1))).toEqual({ isFine: false, line: expect.stringContaining('left-pad') })
  }
})

test('lower ones are counted', () => {
  expect(judgeAudit(answer(0, 0, 3))).toEqual({ isFine: true, line: expect.stringContaining('3 are lower') })
})

test.each(['', 'not json', '{"message":"404 Not Found","error":{"code":"E404"}}'])(
  'a registry that does not answer (%j) is said in capitals',
  (output) => expect(judgeAudit(output)).toEqual({ isFine: true, line: expect.stringContaining('NOT CHECKED') }),
)

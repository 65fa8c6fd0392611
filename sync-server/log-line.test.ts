import { expect, test } from 'vitest'
import { type LogEntry, logLine } from './log-line.ts'

const now = new Date('2027-01-15T10:00:00Z')

test('an entry becomes one line of JSON with its time', () => {
  expect(logLine({ level: 'warn', event: 'mail_postponed', attempts: 2, code: undefined }, now)).toBe(
    '{"time":"2027-01-15T10:00:00.000Z","level":"warn","event":"mail_postponed","attempts":2}\n',
  )
})

test('a detail that is not on the list is left out, whoever cast it in', () => {
  const entry: LogEntry = JSON.parse('{"level":"info","event":"request","status":200,"email":"a@b.test"}')
  expect(logLine(entry, now)).not.toContain('a@b.test')
})

test('a line break in a detail stays within its line', () => {
  expect(logLine({ level: 'error', event: 'unexpected', stack: 'one\ntwo' }, now).trimEnd()).not.toContain('\n')
})

/**
 * Every detail that a line of the log may have. None of them can name a person: what somebody wrote has no name here, so that
 * logging it does not compile.
 */
const logDetails = [
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'name',
  'code',
  'stack',
  'reason',
  'mail',
  'attempts',
  'count',
  'applicationId',
  'propertyId',
  'port',
] as const

type LogDetail = (typeof logDetails)[number]

/** One line of the log. Never personal data: no bodies, no names, no addresses of people. */
export interface LogEntry extends Partial<Record<LogDetail, string | number | boolean | undefined>> {
  level: 'info' | 'warn' | 'error'
  event: string
}

/** A stack trace is the longest that there is. */
const LONGEST_VALUE = 8000

/** As JSON, ready to be written. Leaves out whatever a cast has brought in beside the list. */
export function logLine(entry: LogEntry, now: Date): string {
  const details = logDetails.flatMap((name) => {
    const value = entry[name]
    return value === undefined ? [] : [[name, typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value]]
  })
  const { level, event } = entry
  return `${JSON.stringify({ time: now.toISOString(), level, event, ...Object.fromEntries(details) })}\n`
}

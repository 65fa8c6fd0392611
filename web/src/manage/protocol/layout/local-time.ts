import type { Jurisdiction } from '#shared/handover/protocol.ts'

const zones = { CH: 'Europe/Zurich', DE: 'Europe/Berlin', AT: 'Europe/Vienna' } satisfies Record<Jurisdiction, string>

/** `15.01.2027, 10:42`: by the clock of where the property stands, so that every device writes the same. */
export function sayLocalTime(instant: string, jurisdiction: Jurisdiction): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zones[jurisdiction],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')]
  return `${day}.${month}.${year}, ${parts.get('hour')}:${parts.get('minute')}`
}

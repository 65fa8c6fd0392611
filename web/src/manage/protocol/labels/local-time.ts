import type { Jurisdiction } from '#shared/handover/protocol.ts'

const zones = { CH: 'Europe/Zurich', DE: 'Europe/Berlin', AT: 'Europe/Vienna' } satisfies Record<Jurisdiction, string>

/**
 * `15.01.2027` and `10:42 (UTC+1)`: by the clock of where the property stands, so that every device writes the same, and with what tells
 * it from any other clock.
 */
export function localTime(instant: string, jurisdiction: Jurisdiction): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zones[jurisdiction],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const zone = parts.get('timeZoneName')?.replace('GMT', 'UTC')
  return {
    day: `${parts.get('day')}.${parts.get('month')}.${parts.get('year')}`,
    time: `${parts.get('hour')}:${parts.get('minute')} (${zone})`,
  }
}

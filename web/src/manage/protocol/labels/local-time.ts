import { HOME_TIME_ZONE } from '#shared/resident/stay.ts'

/**
 * `15.01.2027` and `10:42 (UTC+1)`: by the clock of where homes stand, so that every device writes the same, and with what tells
 * it from any other clock.
 */
export function localTime(instant: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: HOME_TIME_ZONE,
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

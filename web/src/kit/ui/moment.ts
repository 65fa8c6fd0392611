/** Of the device's own clock and place: `21.11.2026` and `14:02` (applicant.md, Formats). */
export function dayAndTime(moment: string | number): { day: string; time: string } {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    day: `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** The first full minute that is not before it: who is told to wait must not read a time at which it is too early. */
export const timeAfter = (moment: number) => dayAndTime(moment + 59_999).time

import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { CalendarDate } from '#shared/dates.ts'

interface Stay {
  moveInDate: CalendarDate
  moveOutDate: CalendarDate | null
}

/** Nobody moves out before they moved in. @throws AppError VALIDATION_FAILED at the field that was just given */
export function checkStay({ moveInDate, moveOutDate }: Stay, given: keyof Stay): void {
  if (moveOutDate === null || moveOutDate >= moveInDate) return
  throw new AppError('VALIDATION_FAILED', { details: [detail([given], 'end_before_move_in')] })
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, isCalendarDate, readTypedDate } from '#shared/dates.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { TypedEntry } from './typed-entry.tsx'

interface DateEntryProps {
  label: ReactNode
  optional?: boolean
  value: string | null
  onChange: (value: string | null) => void
}

/** A day, typed in any of the usual ways; null when the field is empty. */
export function DateEntry({ label, optional = false, value, onChange }: DateEntryProps) {
  const { t } = useLingui()
  return (
    <TypedEntry
      label={label}
      optional={optional}
      inputMode="numeric"
      placeholder={t`DD.MM.YYYY`}
      shown={value === null ? '' : formatDate(value)}
      read={(text) => readDay(text, optional)}
      onChange={onChange}
    />
  )
}

function readDay(text: string, optional: boolean): { value: string | null } | { issue: 'date_invalid' } {
  if (text.trim() === '' && optional) return { value: null }
  const date = readTypedDate(text, localToday())
  return isCalendarDate(date) ? { value: date } : { issue: 'date_invalid' }
}

import type { ReactNode } from 'react'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { readTypedNumber } from '#shared/number-typed.ts'
import { TypedEntry } from './typed-entry.tsx'

interface NumberEntryProps {
  label: ReactNode
  hint?: ReactNode
  least?: number
  most?: number
  /** A year has no decimals. */
  isWhole?: boolean
  /** Why what was typed is not right. */
  issue?: IssueCode
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be left out: null when the field is empty. */
export function NumberEntry(props: NumberEntryProps) {
  const { label, hint, least = 0, most = MAX_AMOUNT, isWhole = false, issue = 'invalid', value, onChange } = props
  return (
    <TypedEntry
      label={label}
      hint={hint}
      optional
      inputMode={isWhole ? 'numeric' : 'decimal'}
      shown={value === null ? '' : String(value).replace('.', ',')}
      read={(text) => {
        if (text.trim() === '') return { value: null }
        const number = readTypedNumber(text)
        const isRight =
          number !== undefined && number >= least && number <= most && (!isWhole || Number.isInteger(number))
        return isRight ? { value: number } : { issue }
      }}
      onChange={onChange}
    />
  )
}

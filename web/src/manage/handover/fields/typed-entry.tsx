import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { formatDate, isCalendarDate, readTypedDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { readTypedMoney } from '#shared/number-typed.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { useRefused } from './use-refused.ts'

interface TypedEntryProps<Value> extends Pick<ComponentProps<typeof Input>, 'inputMode' | 'placeholder'> {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** What is not right about what is kept; not said while somebody types. */
  wrong?: IssueCode | undefined
  /** As it is shown. */
  shown: string
  /** Of what was typed; the reason when it is nothing. */
  read: (text: string) => { value: Value } | { issue: IssueCode }
  /** What is kept of what is not understood: what was understood of its beginning is another value. Absent where something has to stand. */
  none?: Value
  onChange: (value: Value) => void
}

/**
 * What is typed as text and means something else: only what is understood is kept, the rest stays on the screen with the reason, and
 * nothing is said to be kept as long as it stands there.
 */
function TypedEntry<Value>(props: TypedEntryProps<Value>) {
  const { id: given, label, hint, optional = false, wrong, shown, read, none, onChange, ...input } = props
  const own = useId()
  const id = given ?? own
  const texts = useTexts()
  const [typed, setTyped] = useState<string>()
  const result = typed === undefined ? undefined : read(typed)
  useRefused(result !== undefined && 'issue' in result)
  const issue = result && 'issue' in result ? result.issue : typed === undefined ? wrong : undefined
  return (
    <LabelledControl {...{ id, label, hint, optional }} error={issue && texts.issue(issue)}>
      {(control) => (
        <Input
          {...input}
          {...control}
          minH="14"
          autoComplete="off"
          value={typed ?? shown}
          onChange={(event) => {
            const text = event.currentTarget.value
            setTyped(text)
            const understood = read(text)
            if ('value' in understood) onChange(understood.value)
            else if (none !== undefined) onChange(none)
          }}
          onBlur={() => {
            // What was understood is shown as it was understood.
            if (result && 'value' in result) setTyped(undefined)
          }}
        />
      )}
    </LabelledControl>
  )
}

interface DateEntryProps {
  id?: string
  label: ReactNode
  optional?: boolean
  value: string | null
  onChange: (value: string | null) => void
}

/** A day, typed in any of the usual ways; null when the field is empty. */
export function DateEntry({ id, label, optional = false, value, onChange }: DateEntryProps) {
  const { t } = useLingui()
  return (
    <TypedEntry
      id={id}
      label={label}
      optional={optional}
      inputMode="numeric"
      placeholder={t`DD.MM.YYYY`}
      shown={value === null ? '' : formatDate(value)}
      read={(text) => readDay(text, optional)}
      {...(optional && { none: null })}
      onChange={onChange}
    />
  )
}

function readDay(text: string, optional: boolean): { value: string | null } | { issue: 'date_invalid' } {
  if (text.trim() === '' && optional) return { value: null }
  const date = readTypedDate(text, localToday())
  return isCalendarDate(date) ? { value: date } : { issue: 'date_invalid' }
}

interface NumberEntryProps {
  id?: string
  label: ReactNode
  hint?: ReactNode
  least?: number
  most?: number
  /** A year has no decimals. */
  isWhole?: boolean
  /** Of an amount, which has no decimals or two: the country of the home, whose money may be written beside it. */
  moneyOf?: HomeCountry
  /** Why what was typed is not right. */
  issue?: IssueCode
  wrong?: IssueCode | undefined
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be left out: null when the field is empty. */
export function NumberEntry(props: NumberEntryProps) {
  const {
    id,
    label,
    hint,
    least = 0,
    most = MAX_AMOUNT,
    isWhole = false,
    moneyOf,
    issue = 'invalid',
    wrong,
    value,
    onChange,
  } = props
  return (
    <TypedEntry
      id={id}
      label={label}
      hint={hint}
      wrong={wrong}
      optional
      inputMode={isWhole ? 'numeric' : 'decimal'}
      shown={value === null ? '' : (moneyOf ? inCents(value) : String(value)).replace('.', ',')}
      none={null}
      read={(text) => {
        if (text.trim() === '') return { value: null }
        const number = readTypedMoney(text, moneyOf)
        const isRight =
          number !== undefined && number >= least && number <= most && (!isWhole || Number.isInteger(number))
        return isRight ? { value: number } : { issue }
      }}
      onChange={onChange}
    />
  )
}

/** As it is written; what is finer than a cent stays as it was typed. */
function inCents(amount: number): string {
  const cents = amount.toFixed(2)
  return Number.isInteger(amount) || Number(cents) !== amount ? String(amount) : cents
}

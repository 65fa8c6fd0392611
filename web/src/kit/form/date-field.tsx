import { Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { type DateMeaning, formatDate, readTypedDate } from '#shared/dates.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { type FieldProps, FormField } from './field/form-field.tsx'

const CalendarButton = lazyPart(async () => (await import('./pickers/field-parts.ts')).CalendarButton)

interface DateFieldProps extends FieldProps {
  autoComplete?: string
  meaning?: DateMeaning
}

/**
 * A date that is typed, in any of the usual ways. The form holds `YYYY-MM-DD` as soon as the text is a date, so that
 * nothing is lost by closing the page before leaving the field.
 */
export function DateField({ name, label, hint, autoComplete, meaning = 'other' }: DateFieldProps) {
  const { t } = useLingui()
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string>()
  const today = localToday()
  const read = (text: string) => readTypedDate(text, today, meaning)
  const value = String(field.value ?? '')
  // Not when the form holds another one by now, which was not typed here.
  const isTyped = typed !== undefined && read(typed) === value
  const example = meaning === 'birth' ? '27.03.1990' : formatDate(nextFirst(today))
  return (
    <FormField {...{ name, label }} hint={hint ?? t`For example ${example}`}>
      {(control) => (
        <Flex gap="2">
          <Input
            {...field}
            {...control}
            inputMode="numeric"
            autoComplete={autoComplete ?? 'off'}
            placeholder={t`DD.MM.YYYY`}
            value={isTyped ? typed : formatDate(value)}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              field.onChange(read(event.currentTarget.value))
            }}
            onBlur={() => {
              setTyped(undefined)
              field.onBlur()
            }}
          />
          {meaning !== 'birth' && <CalendarButton label={label} value={value} onChoose={field.onChange} />}
        </Flex>
      )}
    </FormField>
  )
}

/** The day on which most rents begin. */
const nextFirst = (today: string) => {
  const [year, month] = today.split('-').map(Number)
  return localToday(new Date(year ?? 0, month ?? 0, 1))
}

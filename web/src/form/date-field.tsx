import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatDate, readTypedDate } from '#shared/dates.ts'
import { Input } from '#web/ui/controls.tsx'
import { type FieldProps, FormField } from './form-field.tsx'

/**
 * A date that is typed, in any of the usual ways. The form holds `YYYY-MM-DD` as soon as the text is a date, so that
 * nothing is lost by closing the page before leaving the field.
 */
export function DateField({ name, label, hint, autoComplete }: FieldProps & { autoComplete?: string }) {
  const { t } = useLingui()
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string>()
  return (
    <FormField {...{ name, label }} hint={hint ?? t`For example 27.03.1990`}>
      {(control) => (
        <Input
          {...field}
          {...control}
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          placeholder={t`DD.MM.YYYY`}
          value={typed ?? formatDate(String(field.value ?? ''))}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            field.onChange(readTypedDate(event.currentTarget.value))
          }}
          onBlur={() => {
            setTyped(undefined)
            field.onBlur()
          }}
        />
      )}
    </FormField>
  )
}

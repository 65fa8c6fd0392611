import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { HomeCountry } from '#shared/home-countries.ts'
import { readTypedMoney } from '#shared/number-typed.ts'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { Input } from '#web/kit/ui/controls.tsx'

interface NumberFieldProps extends FieldProps {
  /** What an empty field means: 0, or that nothing was said (manager.md, Number fields). */
  empty?: 0 | null
  /** Of an amount: the country of the home, whose money may be written beside it. */
  moneyOf?: HomeCountry | undefined
}

/** A number that is typed in any of the usual ways; what is none is kept on the screen and refused by the form's rules. */
export function NumberField({ name, label, hint, optional = false, empty = 0, moneyOf }: NumberFieldProps) {
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string>()
  /** Nothing was done in it since it got the focus. */
  const hasCome = useRef(false)
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => (
        <Input
          {...field}
          {...control}
          inputMode={empty === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? shown(field.value)}
          onChange={(event) => {
            const text = event.currentTarget.value
            hasCome.current = false
            setTyped(text)
            field.onChange(text.trim() === '' ? empty : (readTypedMoney(text, moneyOf) ?? Number.NaN))
          }}
          // What is typed replaces what stood there: beside its digits it would be another number.
          onFocus={(event) => {
            hasCome.current = true
            event.currentTarget.select()
          }}
          onClick={({ currentTarget: input }) => {
            // Some browsers put the caret between the digits only now.
            if (hasCome.current && input.selectionStart === input.selectionEnd) input.select()
            hasCome.current = false
          }}
          onBlur={() => {
            hasCome.current = false
            // What was understood is shown as it was understood.
            if (!Number.isNaN(field.value)) setTyped(undefined)
            field.onBlur()
          }}
        />
      )}
    </FormField>
  )
}

const shown = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? String(value) : '')

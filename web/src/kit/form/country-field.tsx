import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { FormField } from './field/form-field.tsx'
import type { CountryFieldProps } from './pickers/country-combobox.tsx'

/** A country of the world, by its code. What it is found with comes once the fields stand; where it cannot, the field stays a plain one. */
export function CountryField(props: CountryFieldProps) {
  const [Combobox, setCombobox] = useState<ComponentType<CountryFieldProps>>()
  useEffect(() => {
    const show = (found: ComponentType<CountryFieldProps>) => startTransition(() => setCombobox(() => found))
    const load = () =>
      void import('./pickers/field-parts.ts').then(
        ({ CountryCombobox }) => show(CountryCombobox),
        () => undefined, // app/missing-code.ts says what to do about it
      )
    const timer = setTimeout(load)
    return () => clearTimeout(timer)
  }, [])
  return Combobox ? <Combobox {...props} /> : <PlainField {...props} />
}

function PlainField({ autoComplete = 'off', ...asked }: CountryFieldProps) {
  const texts = useTexts()
  const { field } = useController(asked)
  return (
    <FormField {...asked}>
      {(control) => (
        <Input {...field} {...control} autoComplete={autoComplete} value={texts.country(String(field.value ?? ''))} />
      )}
    </FormField>
  )
}

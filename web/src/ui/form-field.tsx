import { Field } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#web/i18n/texts.ts'

export interface FieldProps {
  /** Path in the form, such as `mainRenters.0.email`. */
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
}

/** The id of a field's control, so that the error summary can lead there. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`

/** Label, hint and error around one control; the error's code becomes the person's words here. */
export function FormField({ name, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
  const texts = useTexts()
  const { fieldState } = useController({ name })
  const code = fieldState.error?.message
  return (
    <Field.Root invalid={code !== undefined} ids={{ control: fieldId(name) }}>
      <Field.Label>
        {label} {optional && <Optional />}
      </Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {code !== undefined && <Field.ErrorText>{texts.issue(code)}</Field.ErrorText>}
      {children}
    </Field.Root>
  )
}

export const Optional = () => (
  <span style={{ fontWeight: 400 }}>
    <Trans>(optional)</Trans>
  </span>
)

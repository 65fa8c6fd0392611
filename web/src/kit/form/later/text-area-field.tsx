import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { TextArea } from '#web/kit/ui/controls.tsx'

/** @param onConfirm Ctrl+Enter, or ⌘+Enter: Enter alone is a new line */
export function TextAreaField({ onConfirm, ...asked }: FieldProps & { onConfirm?: () => void }) {
  const { field } = useController(asked)
  const onKeyDown = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !repeat) onConfirm?.()
  }
  return (
    <FormField {...asked}>
      {(control) => <TextArea {...field} {...control} rows={3} {...(onConfirm && { onKeyDown })} />}
    </FormField>
  )
}

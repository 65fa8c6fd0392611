import { type ReactNode, useId } from 'react'
import { withNothingUnseen } from '#shared/plain-text.ts'
import { MAX_COMMENT_LENGTH } from '#shared/text.ts'
import { TextArea } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { FullField } from './full-field.tsx'

interface DictationFieldProps {
  id?: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  value: string
  maxLength?: number
  onChange: (value: string) => void
}

/**
 * Text that is spoken as often as typed: sentences begin with a capital, the field grows, and nothing is changed while it comes in,
 * because a dictation replaces its own words until it ends: only what nobody sees is left out. Its lines stay.
 */
export function DictationField({ id, value, onChange, maxLength = MAX_COMMENT_LENGTH, ...words }: DictationFieldProps) {
  const ownId = useId()
  return (
    <LabelledControl
      {...words}
      id={id ?? ownId}
      error={words.error}
      note={<FullField value={value} most={maxLength} />}
    >
      {(control) => (
        <TextArea
          {...control}
          value={value}
          rows={3}
          maxLength={maxLength}
          autoCapitalize="sentences"
          autoCorrect="on"
          autoComplete="off"
          spellCheck
          css={{ fieldSizing: 'content', maxHeight: '50dvh' }}
          onChange={(event) => onChange(withNothingUnseen(event.currentTarget.value))}
        />
      )}
    </LabelledControl>
  )
}

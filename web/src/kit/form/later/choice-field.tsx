import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { ErrorText } from '#web/kit/ui/labelled-control.tsx'
import { tickStyle } from '#web/kit/ui/later/tick-style.ts'

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '12',
  px: '3',
  borderWidth: '1px',
  borderColor: 'line.field',
  borderRadius: 'md',
  bg: 'bg.panel',
  cursor: 'pointer',
  css: {
    ...tickStyle,
    '&:has(:checked)': {
      borderColor: 'var(--chakra-colors-pine-solid)',
      background: 'var(--chakra-colors-pine-subtle)',
    },
  },
} as const

/** A field of the form whose error stands above what is ticked. */
export function useChoice(name: string) {
  const texts = useTexts()
  const { field, fieldState } = useController({ name })
  const code = fieldState.error?.message
  const errorId = `${fieldId(name)}-error`
  return {
    field,
    error: code && <ErrorText id={errorId}>{texts.issue(code)}</ErrorText>,
    told: code ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {},
    tile: code ? { ...tile, borderColor: 'danger.fg' } : tile,
  }
}

export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const { field, error, told, tile: looks } = useChoice(name)
  return (
    <div>
      {error}
      <Box asChild {...looks} py="3">
        <label>
          <input
            type="checkbox"
            name={name}
            id={fieldId(name)}
            ref={field.ref}
            checked={field.value === true}
            {...told}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            onBlur={field.onBlur}
          />
          <span>{label}</span>
        </label>
      </Box>
    </div>
  )
}

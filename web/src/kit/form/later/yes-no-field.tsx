import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { ErrorText } from '#web/kit/ui/labelled-control.tsx'
import { tile } from './choice-field.tsx'

/** Yes or no, with neither chosen at first: a question that was not answered shows. */
export function YesNoField({ name, label }: { name: string; label: ReactNode }) {
  const texts = useTexts()
  const { field, fieldState } = useController({ name })
  const code = fieldState.error?.message
  const errorId = `${fieldId(name)}-error`
  const choices = [
    { value: true, words: <Trans>Yes</Trans> },
    { value: false, words: <Trans>No</Trans> },
  ]
  return (
    <fieldset aria-describedby={code ? errorId : undefined} aria-invalid={code ? true : undefined}>
      <Box asChild fontWeight="medium" mb="1">
        <legend>{label}</legend>
      </Box>
      {code && <ErrorText id={errorId}>{texts.issue(code)}</ErrorText>}
      <Flex gap="3">
        {choices.map(({ value, words }, index) => (
          <Box asChild key={String(value)} {...tile} flex="1" {...(code ? { borderColor: 'danger.fg' } : {})}>
            <label>
              <input
                type="radio"
                name={name}
                id={index === 0 ? fieldId(name) : undefined}
                ref={index === 0 ? field.ref : undefined}
                checked={field.value === value}
                onChange={() => field.onChange(value)}
                onBlur={field.onBlur}
              />
              {words}
            </label>
          </Box>
        ))}
      </Flex>
    </fieldset>
  )
}

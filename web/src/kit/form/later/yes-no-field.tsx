import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { useChoice } from './choice-field.tsx'

interface YesNoFieldProps {
  name: string
  label: ReactNode
  /** Nobody has to answer: an answer can be taken back. */
  optional?: boolean | undefined
}

/** Yes or no, with neither chosen at first: a question that was not answered shows. */
export function YesNoField({ name, label, optional = false }: YesNoFieldProps) {
  const { field, error, told, tile } = useChoice(name)
  const choices = [
    { value: true, words: <Trans>Yes</Trans> },
    { value: false, words: <Trans>No</Trans> },
  ]
  return (
    <fieldset {...told}>
      <Box asChild fontWeight="medium" mb="1">
        <legend>{label}</legend>
      </Box>
      {error}
      <Flex gap="3">
        {choices.map(({ value, words }, index) => (
          <Box asChild key={String(value)} {...tile} flex="1">
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
      {optional && typeof field.value === 'boolean' && (
        <Button
          variant="ghost"
          ms="-4"
          onClick={() => {
            field.onChange(null)
            // The button goes.
            document.getElementById(fieldId(name))?.focus()
          }}
        >
          <Trans>Take the answer back</Trans>
        </Button>
      )}
    </fieldset>
  )
}

import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { ErrorText } from '#web/kit/ui/labelled-control.tsx'

interface CheckboxGroupProps {
  /** Of a list in the form. */
  name: string
  label: ReactNode
  /** In the order in which they are shown, and listed in the form; `more` stands below its own. */
  choices: readonly { value: string; words: ReactNode; more?: ReactNode }[]
  /** What is said when the list does not do as it is. */
  problem: ReactNode
}

/** Some of a few. */
export function CheckboxGroup({ name, label, choices, problem }: CheckboxGroupProps) {
  const { field, fieldState } = useController({ name })
  const chosen = new Set<unknown>(field.value)
  const isWrong = fieldState.error !== undefined
  const errorId = `${fieldId(name)}-error`
  const moreId = (value: string) => `${fieldId(name)}-${value}-more`

  const choose = (value: string, isChosen: boolean) => {
    const isIn = (each: string) => (each === value ? isChosen : chosen.has(each))
    field.onChange(choices.map((choice) => choice.value).filter(isIn))
  }
  return (
    <Box asChild minW="0">
      <fieldset>
        <Box asChild fontWeight="medium">
          <legend>{label}</legend>
        </Box>
        {isWrong && <ErrorText id={errorId}>{problem}</ErrorText>}
        {choices.map(({ value, words, more }, at) => (
          <Fragment key={value}>
            <Flex asChild align="center" gap="3" minH="11" py="2" cursor="pointer">
              <label>
                <Tick
                  type="checkbox"
                  name={name}
                  ref={at === 0 ? field.ref : undefined}
                  checked={chosen.has(value)}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={[isWrong && errorId, more && moreId(value)].filter(Boolean).join(' ') || undefined}
                  onChange={(event) => choose(value, event.currentTarget.checked)}
                  onBlur={field.onBlur}
                />
                <Box as="span" minW="0" overflowWrap="anywhere">
                  {words}
                </Box>
              </label>
            </Flex>
            {more && (
              <Box id={moreId(value)} ps="8" color="fg.muted" fontSize="sm">
                {more}
              </Box>
            )}
          </Fragment>
        ))}
      </fieldset>
    </Box>
  )
}

const Tick = chakra('input', { base: { flex: 'none', boxSize: '5', accentColor: 'var(--chakra-colors-pine-solid)' } })

import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** A field and the code of what is wrong with it. */
interface FieldError {
  name: string
  code: string
  /** Says whose field it is where several look alike. */
  place?: string | undefined
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Counts the attempts: the summary takes the focus at each one. */
  attempt: number
  /** Brings the field into view, and its card open, before it gets the focus. */
  onGoTo: (name: string) => void
}

/** What has to be put right, in one place, each leading to its field; the same words stand at the field. */
export function ErrorSummary({ errors, attempt, onGoTo }: ErrorSummaryProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0

  // Only a new attempt moves the focus: while somebody corrects a field, the list just grows shorter.
  useEffect(() => {
    if (isShown && attempt > 0) {
      // One that is taller than the screen is read from its beginning.
      box.current?.focus({ preventScroll: true })
      box.current?.scrollIntoView({ block: 'start' })
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  if (!isShown) return null
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary"
      data-focus-target
      p="4"
      mb="6"
      borderWidth="2px"
      borderColor="danger.fg"
      borderRadius="md"
      bg="danger.subtle"
    >
      <Heading as="h2" size="lg" mb="2" id="error-summary">
        <Trans>There is a problem</Trans>
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {errors.map(({ name, code, place }) => (
          <li key={name}>
            <Box asChild color="danger.fg" fontWeight="medium" display="inline-flex" alignItems="center" minH="11">
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGoTo(name)
                }}
              >
                {place ? t`${{ name: place }}: ${{ value: texts.issue(code) }}` : texts.issue(code)}
              </a>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

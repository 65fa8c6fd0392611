import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import type { Doubt } from '#shared/application/doubts.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { doubtTexts } from './doubt-texts.tsx'

interface DoubtsProps {
  doubts: readonly Doubt[]
  /** Counts the attempts to go on: the questions take the focus at each one. */
  attempt: number
  onGoTo: (name: string) => void
}

/** What the app asks before somebody goes on, in one place, each leading to its field. */
export function DoubtSummary({ doubts, attempt, onGoTo }: DoubtsProps) {
  const { ofField } = useQuestionLabels()
  const { getValues } = useFormContext<Answers>()
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="doubt-summary" data-focus-target mb="6">
      <Notice>
        <Heading as="h2" size="lg" mb="2" id="doubt-summary">
          <Trans>Is this right?</Trans>
        </Heading>
        <Text mb="2">
          <Trans>Please correct it below, or say that it is right.</Trans>
        </Text>
        <Box as="ul" listStyleType="none" display="grid" gap="1">
          {doubts.map((doubt) => {
            const field = ofField(doubt.name)
            const renters = getValues('mainRenters')
            const index = /^mainRenters\.(\d+)/.exec(doubt.name)?.[1]
            const renter = index && renters.length > 1 ? renters[Number(index)]?.firstName : undefined
            return (
              <li key={doubt.key}>
                <Box asChild display="inline-block" py="1" fontWeight="medium" textDecoration="underline">
                  <a
                    href={`#${doubt.name}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onGoTo(doubt.name)
                    }}
                  >
                    {`${[renter, field].filter(Boolean).join(', ')}: `}
                    {doubtTexts[doubt.code](doubt)}
                  </a>
                </Box>
              </li>
            )
          })}
        </Box>
      </Notice>
    </Box>
  )
}

/** The question below its field, with the answer that it is right. */
export function DoubtAtField({ doubts, affirm }: { doubts: readonly Doubt[]; affirm: (doubt: Doubt) => void }) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<Answers>()
  return doubts.map((doubt) => {
    const perYear = () => {
      const salary = getValues(doubt.name as FieldPath<Answers>) as string
      setValue(doubt.name as FieldPath<Answers>, t`${salary} per year`)
    }
    const focusField = () => document.getElementById(`field-${doubt.name.replaceAll('.', '-')}`)?.focus()
    const answer = (say: () => void) => () => {
      // The question goes, and with it what had the focus.
      focusField()
      say()
    }
    return (
      <Notice key={doubt.key}>
        <Text mb="2" overflowWrap="anywhere">
          {doubtTexts[doubt.code](doubt)}
        </Text>
        <Flex gap="2" wrap="wrap">
          {doubt.code === 'salary_of_a_year' && (
            <Button variant="outline" onClick={answer(perYear)}>
              <Trans>Per year</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={answer(() => affirm(doubt))}>
            {doubt.code === 'salary_of_a_year' ? <Trans>Per month</Trans> : <Trans>Yes, that is right</Trans>}
          </Button>
        </Flex>
      </Notice>
    )
  })
}

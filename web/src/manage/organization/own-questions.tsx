import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { homeCountries } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { OwnQuestion } from '#shared/policy/pack.ts'
import { ownQuestions } from '#shared/policy/pack-choice.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { CheckboxGroup } from '#web/manage/ui/checkbox-group.tsx'

/** Questions from the bank, each with the countries in which it may be asked. */
export function OwnQuestionsField() {
  const { asked } = useQuestionLabels()
  const policyPack: unknown = useWatch({ name: 'policyPack' })
  if (!policyPack) {
    return (
      <Text color="fg.muted">
        <Trans>More can be asked by the rules of a country alone: choose one above.</Trans>
      </Text>
    )
  }
  return (
    <CheckboxGroup
      name="ownQuestions"
      label={<Trans>Also asked, where the country allows it</Trans>}
      choices={ownQuestions.map((question) => ({
        value: question,
        words: (
          <>
            {asked(question)} <Where question={question} />
          </>
        ),
      }))}
      problem={null}
    />
  )
}

function Where({ question }: { question: OwnQuestion }) {
  const { country } = useTexts()
  const where = homeCountries.filter((each) => packs[each].mayAsk.includes(question))
  return (
    <Text as="span" fontSize="sm" color="fg.muted">
      {`(${where.map(country).join(', ')})`}
    </Text>
  )
}

/** What an organization chose. One that only a later version knows stays as it is called. */
export function OwnQuestionsList({ chosen }: { chosen: readonly string[] }) {
  const { asked } = useQuestionLabels()
  const known = ownQuestions.filter((each) => chosen.includes(each))
  return known.length === 0 ? null : (
    <div>
      <Text>
        <Trans>Also asked, where the country allows it:</Trans>
      </Text>
      <ul>
        {known.map((each) => (
          <li key={each}>
            {asked(each)} <Where question={each} />
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AskedQuestion, askedFor } from '#shared/data-protection/asked.ts'
import type { Name } from '#shared/application/questions/names.ts'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { sources } from '#shared/data-protection/every-source.ts'
import { askedAlike } from '#shared/data-protection/facts.ts'
import { formatDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { type AskedBy, rulesAskedBy } from '#shared/policy/policy-packs.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { AskedRow } from './asked-row.tsx'
import { DocumentRows } from './document-rows.tsx'
import { Rows, withWhatFollows } from './rows.tsx'
import { useQuestionNames } from './use-question-names.ts'
import { purposeNames, useListed } from './words.ts'

/** What is asked of whom, wherever it lets: countries with the same rules together. */
export const AskedPart = ({ homes }: Pick<DataProtection, 'homes'>) => (
  <>
    {homes.length === 0 && (
      <p>
        <Trans>It lets no home yet. Which questions it asks then follows from its choice and from the country.</Trans>
      </p>
    )}
    {askedAlike(homes).map(({ asked, countries }) => (
      <UnderPack key={[asked.policyPack, ...asked.ownQuestions].join()} asked={asked} countries={countries} />
    ))}
  </>
)

function UnderPack({
  asked: by,
  countries,
}: {
  asked: AskedBy & { policyPack: HomeCountry | null }
  countries: readonly HomeCountry[]
}) {
  const { i18n } = useLingui()
  const { country: nameOf } = useTexts()
  const listed = useListed()
  const { policyPack: pack } = by
  const rules = rulesAskedBy(by)
  const asked = askedFor(rules)
  const because = pack === null ? undefined : sources[pack]
  const where = listed(countries.map(nameOf))
  return (
    <section>
      <Heading as="h3" size="lg" mt="6" mb="1" css={withWhatFollows}>
        <Trans>Homes in: {where}</Trans>
      </Heading>
      <Text color="fg.muted">
        {pack === null || !because ? (
          <Trans>No rules of a country are applied: all usual questions are asked.</Trans>
        ) : (
          <ByRules country={nameOf(pack)} day={formatDate(because.lookedAt)} />
        )}
      </Text>
      {asked.map(({ purpose, questions }) => (
        <Rows key={purpose} title={i18n._(purposeNames[purpose])}>
          {questions.map((question) => (
            <AskedRow
              key={question.paths[0]}
              question={question}
              because={becauseOf(question, because && { ...because.questions, ...because.mayAsk })}
            />
          ))}
        </Rows>
      ))}
      <OfGuarantors questions={asked.flatMap(({ questions }) => questions)} />
      <Rows title={<Trans>Documents</Trans>} because={because?.documents}>
        <DocumentRows rules={rules} />
      </Rows>
    </section>
  )
}

const ByRules = ({ country, day }: { country: string; day: string }) => (
  <Trans>
    By the rules of the country, as this program knows them: {country}. What they change has its source below it; the
    sources were last read on {day}.
  </Trans>
)

const becauseOf = ({ rule }: AskedQuestion, why: Readonly<Record<string, Name>> | undefined) =>
  rule === undefined ? undefined : why?.[rule]

/** The same about themselves, but for what is about who lives there. */
function OfGuarantors({ questions }: { questions: readonly AskedQuestion[] }) {
  const listed = useListed()
  const namesOf = useQuestionNames()
  const spared = questions.filter(({ how, ofGuarantors = how }) => ofGuarantors !== how)
  const left = listed(spared.flatMap(({ paths }) => namesOf(paths)))
  return (
    <Text mt="4">
      <Trans>Guarantors answer the same questions about themselves, and none about the household.</Trans>{' '}
      {left && <Trans>They are not asked for: {left}.</Trans>}
    </Text>
  )
}

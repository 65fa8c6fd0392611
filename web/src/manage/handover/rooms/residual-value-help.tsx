import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { residualValue, shortenedBy } from '#shared/handover/room/residual-value.ts'
import type { WorkedOut } from '#shared/handover/room/worked-out.ts'
import { MAX_YEARS, MIN_YEARS } from '#shared/life-span/own-table.ts'
import { formatExactly } from '#shared/money.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { CommercialUse, Pack } from '#shared/policy/pack.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { CommercialUseEntry } from '#web/manage/life-spans/commercial-use-entry.tsx'
import { knownSpans, whoSays } from '#web/manage/life-spans/known-spans.ts'
import { SaidOfSpan } from '#web/manage/life-spans/said-of-span.tsx'
import { useLifeSpanNames } from '#web/manage/life-spans/use-life-span-names.ts'
import { useKeptSpans, useOwnLifeSpans } from '#web/manage/life-spans/use-life-spans.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { InstalledYearEntry } from './installed-year-entry.tsx'
import { ProposeLifeSpan } from './propose-life-span.tsx'

interface ResidualValueHelpProps {
  installedYear: number | null
  /** A person agrees to what is suggested. */
  onTake: (workedOut: WorkedOut) => void
}

/** Works out what something is still worth. It suggests: a person puts down what stands in the protocol. */
export function ResidualValueHelp({ installedYear, onTake }: ResidualValueHelpProps) {
  const { t } = useLingui()
  const { issue } = useTexts()
  const { nameOf } = useLifeSpanNames()
  const { protocol } = useProtocolDraft()
  const { organizationId } = protocol
  const { jurisdiction } = protocol.content
  const own = useOwnLifeSpans(organizationId)?.[jurisdiction] ?? []
  const kept = useKeptSpans(organizationId)
  const known = knownSpans(jurisdiction, own, kept)
  const [year, setYear] = useState(installedYear)
  const [name, setName] = useState('')
  const [years, setYears] = useState<number | null>(null)
  const [price, setPrice] = useState<number | null>(null)
  const [use, setUse] = useState<CommercialUse>()
  const { commercialUse }: Pack = packs[jurisdiction]
  const span = known.find((each) => each.name === name)
  // What belongs to other years of an agreement does not belong to those that are typed over them.
  const ofSpan = span?.wear.years === years ? span?.wear : undefined
  const asLivedIn = years === null ? undefined : { freeYears: 0, restPercent: 0, ...ofSpan, years }
  const shorterBy = commercialUse && use ? commercialUse.shorterBy[use] : undefined
  const wear = asLivedIn && shorterBy !== undefined ? shortenedBy(shorterBy, asLivedIn) : asLivedIn
  const result =
    year !== null && wear
      ? residualValue({ installedYear: year, date: protocol.content.date, wear, newPrice: price ?? undefined })
      : undefined
  const workedOut: WorkedOut | undefined =
    year !== null && price !== null && asLivedIn && result?.amount !== undefined
      ? {
          name,
          ...whoSays(span, asLivedIn.years),
          ...asLivedIn,
          ...(shorterBy !== undefined && { shorterBy }),
          installedYear: year,
          newPrice: price,
          ...result,
          amount: result.amount,
        }
      : undefined
  const amount = workedOut && formatExactly(workedOut.amount, jurisdiction)
  return (
    <Disclosure title={<Trans>Work out the residual value</Trans>}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
        {known.length > 0 && (
          <SelectEntry
            label={<Trans>What it is made of</Trans>}
            choices={[
              { value: '', words: t`Another life span` },
              ...known.map((each) => ({ value: each.name, words: nameOf(each.name) })),
            ]}
            value={name}
            onChange={(value) => {
              setName(value)
              setYears(known.find((each) => each.name === value)?.wear.years ?? null)
            }}
          />
        )}
        <NumberEntry
          label={<Trans>Life span in years</Trans>}
          least={MIN_YEARS}
          most={MAX_YEARS}
          value={years}
          onChange={setYears}
        />
        {span && years !== null && <ProposeLifeSpan {...{ organizationId, span, years }} country={jurisdiction} />}
        {commercialUse && <CommercialUseEntry known={commercialUse} value={use} onChange={setUse} />}
        <InstalledYearEntry value={year} onChange={setYear} />
        <NumberEntry moneyOf={jurisdiction} label={<Trans>Price when new</Trans>} value={price} onChange={setPrice} />
        <Box role="status">
          {use && wear && <ShortenedSpan years={wear.years} />}
          {wear && wear.freeYears >= wear.years && <Text>{issue('free_years_range')}</Text>}
          {result && (
            <Text fontWeight="semibold">
              <Trans>
                Suggestion: {result.percent} % are left after{' '}
                <Plural value={result.ageYears} one="# year" other="# years" />
              </Trans>
              {amount !== undefined && `, ${amount}`}
            </Text>
          )}
          <Text as="div" fontSize="sm" color="fg.muted">
            {span && <SaidOfSpan span={span} />}{' '}
            <Trans>A calculation and no decision: enter above what you agree on.</Trans>
          </Text>
        </Box>
        {workedOut && (
          <Button variant="outline" size="lg" onClick={() => onTake(workedOut)}>
            <Trans>Put {amount} down as the amount</Trans>
          </Button>
        )}
      </Box>
    </Disclosure>
  )
}

function ShortenedSpan({ years }: { years: number }) {
  const { i18n } = useLingui()
  const shortened = i18n.number(years)
  return (
    <Text>
      <Trans>Used commercially it lasts {shortened} years.</Trans>
    </Text>
  )
}

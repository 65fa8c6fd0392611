import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { residualValue, shortenedBy } from '#shared/handover/room/residual-value.ts'
import { formatExactly } from '#shared/money.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { CommercialUse, Pack } from '#shared/policy/pack.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { CommercialUseEntry } from '#web/manage/life-spans/commercial-use-entry.tsx'
import { PublishedSpan } from '#web/manage/life-spans/published-span.tsx'
import { useLifeSpanNames } from '#web/manage/life-spans/use-life-span-names.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { KeepLifeSpan, readLifeSpans, yearsTaken } from './keep-life-span.tsx'

/** Works out what something is still worth. It suggests: a person writes what stands in the protocol. */
export function ResidualValueHelp({ installedYear }: { installedYear: number | null }) {
  const { t } = useLingui()
  const { nameOf } = useLifeSpanNames()
  const { protocol } = useProtocolDraft()
  const { organizationId } = protocol
  const { jurisdiction } = protocol.content
  const read = () => readLifeSpans(localStorage, organizationId, jurisdiction)
  const [lifeSpans, setLifeSpans] = useState(read)
  const [year, setYear] = useState(installedYear)
  const [type, setType] = useState('')
  const [years, setYears] = useState<number | null>(null)
  const [price, setPrice] = useState<number | null>(null)
  const [use, setUse] = useState<CommercialUse>()
  const { commercialUse }: Pack = packs[jurisdiction]
  const span = lifeSpans.find((each) => each.type === type)
  const asLivedIn = years === null ? undefined : { years, freeYears: 0, restPercent: 0 }
  const wear = asLivedIn && commercialUse && use ? shortenedBy(commercialUse.shorterBy[use], asLivedIn) : asLivedIn
  const result =
    year !== null && wear
      ? residualValue({ installedYear: year, date: protocol.content.date, wear, newPrice: price ?? undefined })
      : undefined
  return (
    <Disclosure title={<Trans>Work out the residual value</Trans>}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
        {lifeSpans.length > 0 && (
          <SelectEntry
            label={<Trans>What it is made of</Trans>}
            choices={[
              { value: '', words: t`Another life span` },
              ...lifeSpans.map((each) => ({ value: each.type, words: nameOf(each.type) })),
            ]}
            value={type}
            onChange={(value) => {
              setType(value)
              const chosen = lifeSpans.find((each) => each.type === value)
              setYears((chosen && yearsTaken(chosen)) ?? null)
            }}
          />
        )}
        <NumberEntry
          label={<Trans>Life span in years</Trans>}
          least={1}
          most={100}
          isWhole
          value={years}
          onChange={setYears}
        />
        {span && years !== null && (
          <KeepLifeSpan organizationId={organizationId} span={span} years={years} onKept={() => setLifeSpans(read())} />
        )}
        {commercialUse && <CommercialUseEntry known={commercialUse} value={use} onChange={setUse} />}
        <NumberEntry
          label={<Trans>Installed in the year</Trans>}
          least={1800}
          most={2200}
          isWhole
          value={year}
          onChange={setYear}
        />
        <NumberEntry label={<Trans>Price when new</Trans>} value={price} onChange={setPrice} />
        <Box role="status">
          {use && wear && <ShortenedSpan years={wear.years} />}
          {result && (
            <Text fontWeight="semibold">
              <Trans>
                Suggestion: {result.percent} % are left after {result.ageYears} years
              </Trans>
              {result.amount !== undefined && `, ${formatExactly(result.amount, jurisdiction)}`}
            </Text>
          )}
          <Text fontSize="sm" color="fg.muted">
            {span && <PublishedSpan span={span} />}{' '}
            <Trans>A calculation and no decision: enter above what you agree on.</Trans>
          </Text>
        </Box>
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

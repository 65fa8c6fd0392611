import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type LifeSpan, usualYears } from '#shared/handover/room/life-spans.ts'
import { residualValue } from '#shared/handover/room/residual-value.ts'
import { formatExactly } from '#shared/money.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { KeepLifeSpan, readLifeSpans } from './keep-life-span.tsx'

/** Works out what something is still worth. It suggests: a person writes what stands in the protocol. */
export function ResidualValueHelp({ installedYear }: { installedYear: number | null }) {
  const { i18n, t } = useLingui()
  const { protocol } = useProtocolDraft()
  const { organizationId } = protocol
  const { jurisdiction } = protocol.content
  const read = () => readLifeSpans(localStorage, organizationId, jurisdiction)
  const [lifeSpans, setLifeSpans] = useState(read)
  const [year, setYear] = useState(installedYear)
  const [type, setType] = useState('')
  const [years, setYears] = useState<number | null>(null)
  const [price, setPrice] = useState<number | null>(null)
  const span = lifeSpans.find((each) => each.type === type)
  const result =
    year !== null && years !== null
      ? residualValue({
          installedYear: year,
          date: protocol.content.date,
          lifeSpanYears: years,
          newPrice: price ?? undefined,
        })
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
              setYears((chosen && usualYears(chosen)) ?? null)
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

  function nameOf(code: string) {
    const words = spanNames[code]
    return words ? i18n._(words) : code
  }
}

function PublishedSpan({ span: { years, upTo, source, year } }: { span: LifeSpan }) {
  return upTo !== undefined ? (
    <Trans>
      Published: {years} to {upTo} years by its quality, {source}, {year}.
    </Trans>
  ) : (
    <Trans>
      Published: {years} years, {source}, {year}.
    </Trans>
  )
}

const spanNames: Partial<Record<string, MessageDescriptor>> = {
  paint: msg`Paint`,
  wallpaper: msg`Wallpaper`,
  carpet: msg`Carpet`,
  parquet_sealing: msg`Sealing of parquet`,
  pvc_floor: msg`PVC floor`,
  linoleum: msg`Linoleum`,
  parquet: msg`Parquet`,
  dishwasher: msg`Dishwasher`,
  window: msg`Window`,
  washbasin: msg`Washbasin`,
}

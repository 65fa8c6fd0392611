import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#shared/format-number.ts'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface PropertyFactsProps {
  property: Shown<'property'>
  process: Shown<'process'>
}

/** What they apply for, at the rent of this process. */
export function PropertyFacts({ property, process }: PropertyFactsProps) {
  const { i18n } = useLingui()
  const { rent, sideCosts, total } = rentOf(process, property)
  return (
    <Card as="section">
      <Heading size="lg" mb="3">
        <Trans>Property</Trans>
      </Heading>
      <Facts>
        <Fact name={<Trans>Address</Trans>} width="whole">
          {property.address}
        </Fact>
        <Fact name={<Trans>Property type</Trans>}>{i18n._(propertyTypeNames[property.propertyType])}</Fact>
        <Fact name={<Trans>Rooms</Trans>}>
          {property.rooms === null ? <Trans>Not applicable</Trans> : formatNumber(property.rooms, i18n.locale)}
        </Fact>
        <Fact name={<Trans>Size</Trans>}>{`${formatNumber(property.squareMeters, i18n.locale)} m²`}</Fact>
        <Fact name={<Trans>Base rent</Trans>}>{moneyIn(rent, property)}</Fact>
        <Fact name={<Trans>Side costs</Trans>}>{moneyIn(sideCosts, property)}</Fact>
        <Fact name={<Trans>Total rent</Trans>}>{moneyIn(total, property)}</Fact>
      </Facts>
    </Card>
  )
}

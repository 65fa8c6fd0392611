import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import type { ManagedProperty, RentChange } from '#shared/property/manager/property.ts'
import { propertyTypeNames, useTexts } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { EditRentButton } from '#web/manage/properties/edit-rent-button.tsx'
import { isWhole, useRecords } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

/** What a home is and costs, and what it did cost. */
export function PropertyRent({ property }: { property: ManagedProperty }) {
  const { i18n } = useLingui()
  const texts = useTexts()
  const history = useRecords('rent_change', property.id)
  const { country, propertyType, rooms, squareMeters, baseRent, sideCosts } = property
  return (
    <Card as="section" aria-labelledby="rent">
      <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between" mb="4">
        <div>
          <Heading as="h2" id="rent" color="fg.muted" fontSize="sm" fontWeight="normal" letterSpacing="normal">
            <Trans>Total rent per month</Trans>
          </Heading>
          <Text fontSize="xl" fontWeight="bold" lineHeight="tight" css={amount}>
            {formatMoney(totalRent(baseRent, sideCosts), country)}
          </Text>
        </div>
        <EditRentButton property={property} />
      </Flex>
      <Facts>
        <Fact name={<Trans>Base rent</Trans>}>{moneyIn(baseRent, property)}</Fact>
        <Fact name={<Trans>Side costs</Trans>}>{moneyIn(sideCosts, property)}</Fact>
        <Fact name={<Trans>Property type</Trans>}>{i18n._(propertyTypeNames[propertyType])}</Fact>
        <Fact name={<Trans>Rooms</Trans>}>
          {rooms === null ? <Trans>Not applicable</Trans> : formatNumber(rooms, i18n.locale)}
        </Fact>
        <Fact name={<Trans>Size</Trans>}>{`${formatNumber(squareMeters, i18n.locale)} m²`}</Fact>
        <Fact name={<Trans>Country</Trans>}>{texts.country(country)}</Fact>
      </Facts>
      <Box mt="4" mb="-3">
        <RentHistory changes={history} property={property} />
      </Box>
    </Card>
  )
}

/** In one line, as long as there is one for it. */
const amount = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [largeLetters]: { whiteSpace: 'normal' },
} as const

interface RentHistoryProps {
  /** Undefined while they are read. */
  changes: RentChange[] | undefined
  property: ManagedProperty
}

/** The rents that were, newest first. */
function RentHistory({ changes, property }: RentHistoryProps) {
  const count = changes?.length ?? '…'
  return (
    <Disclosure title={<Trans>Rent history ({count})</Trans>}>
      {isWhole(changes) && count === 0 && (
        <Text color="fg.muted" pb="3">
          <Trans>The rent has not changed yet.</Trans>
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {newestFirst(changes ?? []).map(({ id, changeDate, baseRent, sideCosts, reason }) => (
          <Box as="li" key={id} pb="4">
            <Facts>
              <Fact name={<Trans>Until</Trans>}>{formatDate(changeDate)}</Fact>
              <Fact name={<Trans>Total rent</Trans>}>
                {formatMoney(totalRent(baseRent, sideCosts), property.country)}
              </Fact>
              <Fact name={<Trans>Base rent</Trans>}>{moneyIn(baseRent, property)}</Fact>
              <Fact name={<Trans>Side costs</Trans>}>{moneyIn(sideCosts, property)}</Fact>
              {reason && (
                <Fact name={<Trans>Reason</Trans>} width="whole">
                  {reason}
                </Fact>
              )}
            </Facts>
          </Box>
        ))}
      </Box>
    </Disclosure>
  )
}

const newestFirst = (changes: RentChange[]) =>
  changes.toSorted((a, b) => b.changeDate.localeCompare(a.changeDate) || b.createdAt.localeCompare(a.createdAt))

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import type { ManagedProperty, RentChange } from '#shared/property/manager/property.ts'
import { propertyTypeNames, useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { EditPropertyButton } from './edit-property-button.tsx'
import { EditRentButton } from './edit-rent-button.tsx'
import { Residents } from './residents.tsx'

/** A property with its rent and who lives there (manager.md, Properties). */
export function PropertyCard({ property }: { property: Shown<'property'> }) {
  const { i18n, t } = useLingui()
  const texts = useTexts()
  const from = useFrom()
  const history = useRecords('rent_change', property.id)
  const residents = useRecords('resident', property.id)
  const { name, code, address, country, propertyType, rooms, squareMeters, baseRent, sideCosts } = property
  return (
    <Card as="article" aria-labelledby={`property-${property.id}`}>
      <Flex gap="2" wrap="wrap" align="center">
        <Heading as="h3" size="lg" id={`property-${property.id}`}>
          {name}
        </Heading>
        <Badge tone="blue">
          <Trans>Active</Trans>
        </Badge>
        <WaitingMark waiting={property.waiting} />
      </Flex>
      <Text overflowWrap="anywhere">{address}</Text>
      <Text color="fg.muted" fontSize="sm" mb="4">
        {code ? <Trans>Code {code}</Trans> : <Trans>The code follows once this has been sent.</Trans>}
      </Text>
      <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between" mb="4">
        <div>
          <Text color="fg.muted" fontSize="sm">
            <Trans>Total rent per month</Trans>
          </Text>
          <Text fontSize="xl" fontWeight="bold" lineHeight="tight" whiteSpace="nowrap" css={tabular}>
            {formatMoney(totalRent(baseRent, sideCosts), country)}
          </Text>
        </div>
        <Flex gap="2" wrap="wrap">
          <EditRentButton property={property} />
          <EditPropertyButton property={property} />
          <Button asChild variant="outline">
            <Link to={protocolsPath(property.id)} state={from} aria-label={t`Handovers: ${name}`}>
              <Trans>Handovers</Trans>
            </Link>
          </Button>
        </Flex>
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
      <Box mt="4">
        <RentHistory changes={history} property={property} />
        <Residents residents={residents} property={property} />
      </Box>
    </Card>
  )
}

const tabular = { fontVariantNumeric: 'tabular-nums' } as const

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

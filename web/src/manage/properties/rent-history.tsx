import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import type { ManagedProperty, RentChange } from '#shared/property/manager/property.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { isWhole } from '#web/manage/records/use-records.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'

interface RentHistoryProps {
  /** Undefined while they are read. */
  changes: RentChange[] | undefined
  property: ManagedProperty
}

/** The rents that were, newest first. */
export function RentHistory({ changes, property }: RentHistoryProps) {
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

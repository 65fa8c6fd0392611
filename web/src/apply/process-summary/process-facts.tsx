import { chakra, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney } from '#shared/money.ts'
import type { ProcessSummary } from '#shared/process/process.ts'
import { propertyTypeNames, rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'

/** The quiet list: everything but the total, and of the conditions those that are set. */
export function ProcessFacts({ process }: { process: ProcessSummary }) {
  const { t, i18n } = useLingui()
  const { conditions, country } = process
  const facts: [string, string | undefined][] = [
    [t`Property type`, i18n._(propertyTypeNames[process.propertyType])],
    [t`Rooms`, process.rooms === undefined ? t`Not applicable` : formatNumber(process.rooms, i18n.locale)],
    [t`Size`, process.squareMeters === undefined ? undefined : `${formatNumber(process.squareMeters, i18n.locale)} m²`],
    [t`Start date`, process.startDate ? formatDate(process.startDate) : t`Immediately`],
    [t`Net rent`, formatMoney(process.rent, country)],
    [t`Side costs`, formatMoney(process.sideCosts, country)],
    [t`Rental duration`, conditions.rentalDuration && i18n._(rentalDurationNames[conditions.rentalDuration])],
    [
      t`Security deposit`,
      conditions.securityDeposit === undefined ? undefined : formatMoney(conditions.securityDeposit, country),
    ],
    [t`Additional costs`, conditions.additionalCosts],
    [t`Utilities included`, conditions.utilitiesIncluded && i18n._(threeAnswerNames[conditions.utilitiesIncluded])],
    [t`Special conditions`, conditions.specialConditions],
    [t`Termination notice`, conditions.terminationNotice],
    [t`Pet policy`, conditions.petPolicy],
    [t`Smoking policy`, conditions.smokingPolicy],
  ]
  return (
    <dl>
      {facts.map(
        ([name, value]) =>
          value && (
            <Flex key={name} justify="space-between" gap="4" py="3" borderBottomWidth="1px">
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
                {value}
              </chakra.dd>
            </Flex>
          ),
      )}
    </dl>
  )
}

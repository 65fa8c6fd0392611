import { Box, chakra, Flex } from '@chakra-ui/react'
import { t as tNow } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import { withNothingUnseen } from '#shared/plain-text.ts'
import type { ProcessSummary } from '#shared/process/process.ts'
import { isSelectionUnreadable, selectedProcess, selectRentObject } from '#web/apply/selection/selection.ts'
import { paths } from '#web/kit/address/paths.ts'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { propertyTypeNames, rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface ProcessSummaryPageProps {
  /** What is said where this device has applied for the home before: it comes with what lies on the device. */
  AppliedBefore: ComponentType<{ processId: string }>
}

/** What somebody is about to apply for. */
export function ProcessSummaryPage({ AppliedBefore }: ProcessSummaryPageProps) {
  const [process] = useState(selectedProcess)
  useEffect(() => {
    if (process) selectRentObject(process)
    else if (isSelectionUnreadable()) {
      showToast({
        tone: 'error',
        title: () => tNow`Error`,
        description: () => tNow`Failed to load property details for this process`,
      })
    }
  }, [process])
  return process ? (
    <Summary process={process} AppliedBefore={AppliedBefore} />
  ) : (
    <Navigate to={paths.codeEntry} replace />
  )
}

function Summary({ process, AppliedBefore }: ProcessSummaryPageProps & { process: ProcessSummary }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const type = i18n._(propertyTypeNames[process.propertyType])
  return (
    <Page title={t`Property details`} back={paths.codeEntry} signIn>
      <Text color="fg.muted" fontWeight="semibold" fontSize="sm">
        <Trans>Your application for</Trans>
      </Text>
      <Heading as="h1" size="xl">
        {process.name ? t`${{ name: type }}: ${{ value: process.name }}` : type}
      </Heading>
      <Text fontSize="lg" mt="1" overflowWrap="anywhere">
        {process.address}
      </Text>
      <LandlordLine landlord={process.landlord} />
      <AppliedBefore processId={process.id} />
      <Box mt="6" p="4" bg="pine.subtle" borderRadius="md">
        <Text fontSize="sm" fontWeight="medium">
          <Trans>Total rent per month</Trans>
        </Text>
        <Text fontSize="2xl" fontWeight="bold" lineHeight="tight" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatMoney(totalRent(process.rent, process.sideCosts), process.country)}
        </Text>
      </Box>
      <ProcessFacts process={process} />
      <ActionBar status={<Trans>No account needed. You can stop and go on later on this device.</Trans>}>
        <Button size="lg" onClick={() => void navigate(paths.questionnaire)}>
          <Trans>Start application</Trans>
        </Button>
      </ActionBar>
    </Page>
  )
}

/** The quiet list: everything but the total, and of the conditions those that are set. */
function ProcessFacts({ process }: { process: ProcessSummary }) {
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
              <chakra.dd
                textAlign="end"
                fontVariantNumeric="tabular-nums"
                whiteSpace="pre-line"
                overflowWrap="anywhere"
              >
                {withNothingUnseen(value)}
              </chakra.dd>
            </Flex>
          ),
      )}
    </dl>
  )
}

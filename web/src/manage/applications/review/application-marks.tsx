import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rentersOf } from '#shared/application/guarantor.ts'
import { isPermitOver } from '#shared/application/permit.ts'
import { formatDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { WarningIcon } from '#web/kit/ui/icons.tsx'
import { applicationPath } from '#web/manage/addresses/record-paths.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { type Alike, alikeWords } from '#web/manage/applications/words/alike.ts'
import { renterName } from '#web/manage/applications/words/applicant-names.ts'
import { useDecisionWords } from '#web/manage/applications/words/use-decision-words.ts'
import { WithdrawnText } from './withdrawn-text.tsx'

interface ApplicationMarksProps {
  application: Shown<'application'>
  /** The rent that they would pay. */
  total: number | undefined
  country: HomeCountry | undefined
  /** Applications in which the same person seems to apply. */
  alike?: readonly Alike[]
}

/** What has to be known before anything else is read of an application. */
export function ApplicationMarks({ application, total, country, alike = none }: ApplicationMarksProps) {
  const { percent, basis, isDoubtful, notCounted, missing, awaited } = useDecisionWords(total, country)(application)
  const { rejectionReason, withdrawnAt } = application
  const kinds = missing.join(', ')
  const later = awaited.join(', ')
  const over = rentersOf(application.mainRenters)
    .filter(({ permitUntil }) => isPermitOver(permitUntil, localToday()))
    .map((renter) => `${renterName(renter)} (${formatDate(renter.permitUntil)})`)
    .join(', ')
  const others = alikeWords(alike)
  const twice = <Trans>Seems to apply twice: {others}</Trans>
  return (
    <Box
      display="grid"
      gap="1"
      fontSize="sm"
      css={{ fontVariantNumeric: 'tabular-nums', '&:empty': { display: 'none' } }}
    >
      {withdrawnAt && (
        <Mark>
          <WithdrawnText at={withdrawnAt} />
        </Mark>
      )}
      {rejectionReason && (
        <Box overflowWrap="anywhere">
          <Trans>Reason of the rejection: {rejectionReason}</Trans>
        </Box>
      )}
      {percent !== undefined && (
        <div>
          {basis === 'net' ? (
            <Trans>Rent takes {percent} % of the net income</Trans>
          ) : (
            <Trans>Rent takes {percent} % of the gross income</Trans>
          )}
        </div>
      )}
      {isDoubtful && (
        <Mark>
          <Trans>The income is doubtful: perhaps it is for a year, or a digit is missing</Trans>
        </Mark>
      )}
      {notCounted && (
        <Mark>
          <Trans>Not counted as income: {notCounted}</Trans>
        </Mark>
      )}
      {missing.length > 0 && (
        <Mark>
          <Trans>Missing: {kinds}</Trans>
        </Mark>
      )}
      {later && (
        <Box overflowWrap="anywhere">
          <Trans>Comes once chosen: {later}</Trans>
        </Box>
      )}
      {over && (
        <Mark>
          <Trans>Permit not valid any more: {over}</Trans>
        </Mark>
      )}
      {others && (
        <Mark>
          {/* Of several none is the one that it leads to. */}
          {alike[0] && alike.length === 1 ? (
            <Link to={applicationPath(alike[0])}>
              <Box as="span" textDecoration="underline">
                {twice}
              </Box>
            </Link>
          ) : (
            twice
          )}
        </Mark>
      )}
    </Box>
  )
}

const none: readonly Alike[] = []

const Mark = ({ children }: { children: ReactNode }) => (
  <Flex gap="2" color="attention.fg">
    <WarningIcon />
    <Box minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
)

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SentDocument, SentRenter } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { type DocumentRequest, hasArrived } from '#shared/document-request/document-request.ts'
import type { RentCountry } from '#shared/money.ts'
import { CheckIcon, icon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { renterName } from '#web/manage/applications/review/applicant-names.ts'
import { type Line, useApplicationLabels } from '#web/manage/applications/review/application-labels.ts'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { DocumentList } from './document-list.tsx'

interface RenterSectionProps {
  renter: SentRenter
  applicationId: string
  /** Of the home. */
  country: RentCountry | undefined
  /** What they were asked for last. */
  request: DocumentRequest | undefined
}

export function RenterSection({ renter, applicationId, country, request }: RenterSectionProps) {
  const words = useApplicationLabels()
  return (
    <Card as="section" display="grid" gap="5">
      <div>
        <Heading size="lg" mb="3">
          {renterName(renter)}
        </Heading>
        <Lines lines={words.person(renter)} />
      </div>
      <Group title={<Trans>Current address</Trans>} lines={words.address(renter)} />
      <Group title={<Trans>Profession</Trans>} lines={words.profession(renter, country)} />
      <Group title={<Trans>Reference</Trans>} lines={words.reference(renter)} />
      <div>
        <Heading as="h3" size="md" mb="2">
          <Trans>Documents</Trans>
        </Heading>
        <DocumentList documents={renter.documents} applicationId={applicationId} />
        {request && <RequestedKinds request={request} documents={renter.documents} />}
      </div>
    </Card>
  )
}

const Group = ({ title, lines }: { title: ReactNode; lines: readonly Line[] }) => (
  <div>
    <Heading as="h3" size="md" mb="2">
      {title}
    </Heading>
    <Lines lines={lines} />
  </div>
)

interface RequestedKindsProps {
  request: DocumentRequest
  /** All of the person's, whenever they came. */
  documents: readonly SentDocument[]
}

/** What somebody was asked for, and which of it is there by now. */
function RequestedKinds({ request, documents }: RequestedKindsProps) {
  const { types, requestedAt } = request
  const { t, i18n } = useLingui()
  const { day } = dayAndTime(requestedAt)
  return (
    <Box mt="3" fontSize="sm">
      <Text color="fg.muted">
        <Trans>Requested on {day}</Trans>
      </Text>
      <Box as="ul" listStyleType="none">
        {types.map((type) => {
          const kind = i18n._(documentNames[type])
          const isThere = hasArrived(request, type, documents)
          return (
            <Flex as="li" key={type} gap="2" py="1" align="center">
              <Box flex="none" color={isThere ? 'pine.fg' : 'fg.muted'}>
                {isThere ? <CheckIcon /> : <ClockIcon />}
              </Box>
              <span>{isThere ? t`${kind}: received` : t`${kind}: not received yet`}</span>
            </Flex>
          )
        })}
      </Box>
    </Box>
  )
}

const ClockIcon = icon(<path d="M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2" />)

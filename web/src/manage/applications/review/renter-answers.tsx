import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import ClockIcon from '~icons/lucide/clock'
import type { SentDocument, SentRenter } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { type DocumentRequest, hasArrived } from '#shared/document-request/document-request.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { type Line, useApplicationLabels } from '#web/manage/applications/words/application-labels.ts'
import { useRenterTitle } from '#web/manage/applications/words/use-renter-title.ts'
import { Lines } from './lines.tsx'
import { DocumentList } from '#web/manage/applications/documents/document-list.tsx'

interface RenterAnswersProps {
  renter: SentRenter
  applicationId: string
  /** Of the home. */
  country: HomeCountry | undefined
  /** What they were asked for last. */
  request: DocumentRequest | undefined
  /** Of the heading; the next one is below it. */
  level: 'h2' | 'h4'
}

/** What one of those who apply said of themselves, and their documents. */
export function RenterAnswers({ renter, applicationId, country, request, level }: RenterAnswersProps) {
  const words = useApplicationLabels()
  const titleOf = useRenterTitle()
  const below = level === 'h2' ? 'h3' : 'h5'
  return (
    <Box as="section" display="grid" gap="4">
      <div>
        <Heading as={level} size={level === 'h2' ? 'lg' : 'md'} mb="2">
          {titleOf(renter)}
        </Heading>
        <Lines lines={words.person(renter)} />
      </div>
      <Group level={below} title={<Trans>Current address</Trans>} lines={words.address(renter)} />
      <Group level={below} title={<Trans>Profession</Trans>} lines={words.profession(renter, country)} />
      <Group level={below} title={<Trans>Reference</Trans>} lines={words.reference(renter)} />
      <div>
        <Heading as={below} size="md" mb="1" fontSize="sm">
          <Trans>Documents</Trans>
        </Heading>
        <DocumentList documents={renter.documents} applicationId={applicationId} />
        {request && <RequestedKinds request={request} documents={renter.documents} />}
      </div>
    </Box>
  )
}

interface GroupProps {
  level: 'h3' | 'h5'
  title: ReactNode
  lines: readonly Line[]
}

/** Nothing of what nobody was asked. */
const Group = ({ level, title, lines }: GroupProps) =>
  lines.length > 0 && (
    <div>
      <Heading as={level} size="md" mb="1" fontSize="sm">
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

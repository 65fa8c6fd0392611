import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentRequest } from '#shared/document-request/document-request.ts'
import type { RentCountry } from '#shared/money.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { renterName } from '#web/manage/applications/review/applicant-names.ts'
import { type Line, useApplicationLabels } from '#web/manage/applications/review/application-labels.ts'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { DocumentList } from './document-list.tsx'
import { RequestedKinds } from './requested-kinds.tsx'

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

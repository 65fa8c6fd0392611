import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { RentCountry } from '#shared/money.ts'
import type { DocumentRequest } from '#shared/document-request/document-request.ts'
import { Card } from '#web/desk/card.tsx'
import { renterName } from '#web/desk/review/applicant-names.ts'
import { type Line, useApplicationWords } from '#web/desk/review/application-words.ts'
import { Lines } from '#web/desk/review/lines.tsx'
import { Heading } from '#web/ui/typography.ts'
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
  const words = useApplicationWords()
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

import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { BackLink } from '#web/desk/back-link.tsx'
import { DeskPage } from '#web/desk/desk-page.tsx'
import { adminTabPath } from '#web/desk/desk-paths.ts'
import { FoundProcess } from '#web/desk/review/found-process.tsx'
import { Unauthorized } from '#web/desk/review/unauthorized.tsx'
import { SignedIn } from '#web/desk/signed-in.tsx'
import { useRecord } from '#web/records/use-records.ts'
import { ApplicationReview } from './application-review.tsx'
import { ProcessOverview } from './process-overview.tsx'

/** A process and its applications (admin.md §2, Application process detail). */
export const ProcessPage = () => (
  <SignedIn otherwise={<Unauthorized />}>
    <Process />
  </SignedIn>
)

function Process() {
  const { t } = useLingui()
  const { processId = '' } = useParams()
  const process = useRecord('process', processId)
  const property = useRecord('property', process?.propertyId ?? '')
  return (
    <DeskPage title={process?.name ?? t`Application process`}>
      <BackLink to={adminTabPath('applications')}>
        <Trans>Back</Trans>
      </BackLink>
      <FoundProcess id={processId}>
        {(found) => (
          <>
            <ProcessOverview process={found} property={property} />
            <ApplicationReview process={found} property={property} />
          </>
        )}
      </FoundProcess>
    </DeskPage>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { FoundProcess } from '#web/manage/applications/review/found-process.tsx'
import { Unauthorized } from '#web/manage/applications/review/unauthorized.tsx'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useRecord } from '#web/manage/records/use-records.ts'
import { ApplicationReview } from './application-review.tsx'
import { ProcessOverview } from './process-overview.tsx'

/** A process and its applications (manager.md, Process page). */
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
    <ManagePage title={process?.name ?? t`Application process`}>
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
    </ManagePage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useRecord } from '#web/manage/records/use-records.ts'
import { useLookAt } from '#web/manage/today/looked-at.ts'
import { ApplicationReview } from './application-review.tsx'
import { ProcessHead } from './process-head.tsx'

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
  useLookAt(processId)
  return (
    <ManagePage title={process?.name ?? t`Application process`} isBroad>
      <FoundProcess id={processId}>
        {(found) => (
          <>
            <ProcessHead process={found} property={property} />
            <ApplicationReview key={found.id} process={found} property={property} />
          </>
        )}
      </FoundProcess>
    </ManagePage>
  )
}

import type { ComponentProps } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useRecord } from '#web/manage/records/use-records.ts'
import { useLookAt } from '#web/manage/today/looked-at.ts'
import { ApplicationReview } from './application-review.tsx'
import { ProcessHead } from './process-head.tsx'
import { useView } from './use-view.ts'
import { ViewsMenu } from './views-menu.tsx'

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
        {(found) => <Applications key={found.id} process={found} property={property} />}
      </FoundProcess>
    </ManagePage>
  )
}

/** The head holds the views of what stands below it. */
function Applications(props: Omit<ComponentProps<typeof ApplicationReview>, 'looking'>) {
  const looking = useView()
  const { process, property } = props
  return (
    <>
      <ProcessHead process={process} property={property}>
        <ViewsMenu organizationId={process.organizationId} view={looking.view} onOpen={looking.open} />
      </ProcessHead>
      <ApplicationReview {...props} looking={looking} />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { CHARTS } from '#web/manage/frame/charts-button.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useOpened } from '#web/manage/frame/use-opened.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { useLookAt } from '#web/manage/today/looked-at.ts'
import { ApplicationReview } from './application-review.tsx'
import { readView } from '#web/manage/applications/looking/application-view.ts'
import { pathInView } from '#web/manage/applications/looking/path-in-view.ts'
import { ProcessHead } from './process-head.tsx'
import { useView } from '#web/manage/applications/looking/use-view.ts'
import { ViewsMenu } from './views-menu.tsx'

const ProcessPictures = lazyPart(
  async () => (await import('#web/manage/applications/pictures/process-pictures.tsx')).ProcessPictures,
)

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
  const { value: charts } = useOpened(CHARTS)
  return (
    <>
      <ProcessHead process={process} property={property}>
        {charts === undefined && (
          <ViewsMenu organizationId={process.organizationId} view={looking.view} onOpen={looking.open} />
        )}
      </ProcessHead>
      {charts === undefined ? (
        <ApplicationReview {...props} looking={looking} />
      ) : (
        <ProcessPictures process={process} property={property} pathOf={lightestFirst} />
      )}
    </>
  )
}

/** Where somebody who is looked at by their income stands among the others. */
const lightestFirst = (application: Shown<'application'>) =>
  pathInView(application, { ...readView(new URLSearchParams()), order: 'rent-to-income' })

import { useLingui } from '@lingui/react/macro'
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
import { readView } from './application-view.ts'
import { pathInView } from './path-in-view.ts'
import { ProcessHead } from './process-head.tsx'

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
  const { value: charts } = useOpened(CHARTS)
  useLookAt(processId)
  return (
    <ManagePage title={process?.name ?? t`Application process`} isBroad>
      <FoundProcess id={processId}>
        {(found) => (
          <>
            <ProcessHead process={found} property={property} />
            {charts === undefined ? (
              <ApplicationReview key={found.id} process={found} property={property} />
            ) : (
              <ProcessPictures process={found} property={property} pathOf={lightestFirst} />
            )}
          </>
        )}
      </FoundProcess>
    </ManagePage>
  )
}

/** Where somebody who is looked at by their income stands among the others. */
const lightestFirst = (application: Shown<'application'>) =>
  pathInView(application, { ...readView(new URLSearchParams()), order: 'rent-to-income' })

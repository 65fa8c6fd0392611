import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { processPath } from '#web/manage/addresses/record-paths.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { type Shown, useFeed, useRecord } from '#web/manage/records/use-records.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'
import { WholeApplication } from './whole-application.tsx'

/** Everything that somebody sent (manager.md, Application page). */
export const ApplicationPage = () => (
  <SignedIn otherwise={<Unauthorized />}>
    <Application />
  </SignedIn>
)

function Application() {
  const { t } = useLingui()
  const { processId = '', applicationId = '' } = useParams()
  const application = useRecord('application', applicationId)
  return (
    <ManagePage title={application ? applicantNames(application) : t`Application`}>
      <BackLink to={processPath(processId)}>
        <Trans>Back to the application process</Trans>
      </BackLink>
      <FoundProcess id={processId}>
        {(process) => <FoundApplication application={application} process={process} />}
      </FoundProcess>
    </ManagePage>
  )
}

interface FoundApplicationProps {
  application: Shown<'application'> | null | undefined
  process: Shown<'process'>
}

function FoundApplication({ application, process }: FoundApplicationProps) {
  const { isComplete, failure } = useFeed()
  // An address that names another process leads to nothing.
  if (application?.processId === process.id) return <WholeApplication application={application} process={process} />
  if (application === undefined || (!isComplete && failure === undefined)) return <Skeleton rows={4} />
  return (
    <>
      <Heading as="h1" size="xl" mb="3">
        <Trans>The application could not be loaded</Trans>
      </Heading>
      <Text>
        <Trans>It may have been removed, or it is not on this device yet.</Trans>
      </Text>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { BackLink } from '#web/desk/back-link.tsx'
import { DeskPage } from '#web/desk/desk-page.tsx'
import { applicantNames } from '#web/desk/review/applicant-names.ts'
import { FoundProcess } from '#web/desk/review/found-process.tsx'
import { Unauthorized } from '#web/desk/review/unauthorized.tsx'
import { SignedIn } from '#web/desk/signed-in.tsx'
import { Skeleton } from '#web/desk/skeleton.tsx'
import { processPath } from '#web/desk/desk-paths.ts'
import { type Shown, useFeed, useRecord } from '#web/records/use-records.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { WholeApplication } from './whole-application.tsx'

/** Everything that somebody sent (admin.md §2, Application detail). */
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
    <DeskPage title={application ? applicantNames(application) : t`Application`}>
      <BackLink to={processPath(processId)}>
        <Trans>Back to the application process</Trans>
      </BackLink>
      <FoundProcess id={processId}>
        {(process) => <FoundApplication application={application} process={process} />}
      </FoundProcess>
    </DeskPage>
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

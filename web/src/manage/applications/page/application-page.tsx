import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { processPath } from '#web/manage/addresses/record-paths.ts'
import { documentOf, useShownDocument } from '#web/manage/applications/documents/shown-document.ts'
import { useLeaveListAt } from '#web/manage/applications/keyboard/use-focus-where-left.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { FoundProcess, Unauthorized } from '#web/manage/applications/review/found-process.tsx'
import { StepButtons } from '#web/manage/applications/review/step-buttons.tsx'
import { useToldStep } from '#web/manage/applications/review/use-told-step.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useWayBack } from '#web/manage/frame/way-back.ts'
import { type Shown, useFeed, useRecord } from '#web/manage/records/use-records.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { usePageKeys } from './use-page-keys.ts'
import { swipeable, useSwipe } from './use-swipe.ts'
import { WholeApplication } from './whole-application.tsx'

const DocumentViewer = lazyPart(
  async () => (await import('#web/manage/applications/documents/viewer/document-viewer.tsx')).DocumentViewer,
)

/** Everything that somebody sent (manager.md, Application page). */
export const ApplicationPage = () => (
  <SignedIn otherwise={<Unauthorized />}>
    <Application />
  </SignedIn>
)

function Application() {
  const { t } = useLingui()
  const { processId = '', applicationId = '' } = useParams()
  const [address] = useSearchParams()
  const application = useRecord('application', applicationId)
  const query = address.toString()
  const listPath = processPath(processId) + (query && `?${query}`)
  const isBeside = useIsBeside()
  return (
    <ManagePage title={application ? applicantNames(application) : t`Application`} isBroad={isBeside}>
      <BackLink to={listPath}>
        <Trans>Back to the application process</Trans>
      </BackLink>
      <FoundProcess id={processId}>
        {(process) => <FoundApplication application={application} process={process} listPath={listPath} />}
      </FoundProcess>
    </ManagePage>
  )
}

interface FoundApplicationProps {
  application: Shown<'application'> | null | undefined
  process: Shown<'process'>
  listPath: string
}

function FoundApplication({ application, process, listPath }: FoundApplicationProps) {
  const { isComplete, failure } = useFeed()
  // An address that names another process leads to nothing.
  if (application?.processId === process.id)
    return <InList application={application} process={process} listPath={listPath} />
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

/** Above what is read and below it, the way to the next one. */
function InList({ application, process, listPath }: FoundApplicationProps & { application: Shown<'application'> }) {
  const { t } = useLingui()
  const { at, count, step: go, alike } = useNeighbours(process, application.id)
  const { told, step } = useToldStep({ application, at, count, onStep: go })
  const { goBack } = useWayBack(listPath)
  useLeaveListAt(application.id)
  const navigate = useNavigate()
  usePageKeys({ onStep: step, onBack: () => (goBack ? goBack() : void navigate(listPath)) })
  const document = useShownDocument()
  const isBeside = useIsBeside()
  const swipe = useSwipe(step)
  const isShown = documentOf(application, document.id) !== undefined
  const page = (
    <>
      <Flex as="nav" aria-label={t`Applications`} justify="flex-end" mt="-2" mb="2" css={inLineWithBack}>
        <StepButtons at={at} count={count} told={told} onStep={step} />
      </Flex>
      <WholeApplication key={application.id} application={application} process={process} alike={alike} />
    </>
  )
  return (
    <Box display="grid" gap="4" alignItems="start" css={isBeside ? beside : {}}>
      <Box minW="0" css={swipeable} {...swipe}>
        {page}
      </Box>
      {isShown && (
        <DocumentViewer
          key={application.id}
          application={application}
          id={document.id ?? ''}
          isBeside={isBeside}
          onShow={document.show}
          onClose={document.close}
        />
      )}
    </Box>
  )
}

/** A desk has room for a document and the answers. */
function useIsBeside(): boolean {
  const isWide = useMedia('(min-width: 62rem)')
  const { id } = useShownDocument()
  return isWide && id !== undefined
}

/** On a desk what leads on stands where what leads back does, and takes no line of its own. */
const inLineWithBack = {
  '@media (min-width: 62rem)': { width: 'fit-content', marginTop: '-52px', marginInlineStart: 'auto' },
} as const

const beside = { gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 1fr)' } as const

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { requestsOf } from '#shared/document-request/document-request.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import type { Alike } from '#web/manage/applications/words/alike.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/words/application-labels.ts'
import { TeamMarks } from '#web/manage/applications/marks/team-marks.tsx'
import { ApplicationMarks } from '#web/manage/applications/review/application-marks.tsx'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import { Lines } from '#web/manage/applications/review/lines.tsx'
import { Notes } from '#web/manage/applications/review/notes.tsx'
import { RenterAnswers } from '#web/manage/applications/review/renter-answers.tsx'
import { RequestDocumentsButton } from '#web/manage/applications/review/request-documents-button.tsx'
import { StepButtons } from '#web/manage/applications/review/step-buttons.tsx'
import { useToldStep } from '#web/manage/applications/review/use-told-step.ts'
import { low } from '#web/kit/ui/later/steps.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useSeeDocuments } from '#web/manage/today/seen-documents.ts'
import { PlainButtons } from '#web/manage/ui/plain-buttons.ts'
import { ApplicationBadge } from '#web/manage/ui/status-badge.tsx'

interface ReadingPaneProps {
  application: Shown<'application'>
  process: Shown<'process'>
  total: number | undefined
  country: HomeCountry | undefined
  alike: readonly Alike[]
  /** The application's own page. */
  to: string
  /** Its place in the list, from 0. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Everything that a decision needs, beside the list; what can be done stands above, and stays in sight. */
export function ReadingPane(props: ReadingPaneProps) {
  const { application, process, total, country, alike, to, at, count, onStep, onClose } = props
  const { t } = useLingui()
  const words = useApplicationLabels()
  useSeeDocuments(application)
  const from = useFrom()
  const { id, reference, mainRenters } = application
  const name = applicantNames(application)
  const { told, step } = useToldStep({ application, at, count, onStep })
  const { day } = dayAndTime(application.createdAt)
  const requests = requestsOf(application)
  return (
    <Box as="article" aria-label={name} display="flex" flexDirection="column" minH="0" css={{ maxHeight: 'inherit' }}>
      <Box p="3" borderBottomWidth="1px">
        <Flex gap="2" align="center">
          {/* Another one for each: who comes to it by keyboard hears whose application it is. */}
          <Heading key={id} as="h3" tabIndex={-1} size="lg" flex="1" minW="0">
            {name}
          </Heading>
          <StepButtons at={at} count={count} told={told} onStep={step} />
          <Button variant="ghost" size="icon" css={low} aria-label={t`Close`} title={t`Close`} onClick={onClose}>
            <CloseIcon />
          </Button>
        </Flex>
        <Flex gap="2" align="center" wrap="wrap" mb="2">
          <ApplicationBadge status={application.status} />
          <WaitingMark waiting={application.waiting} />
          <Text color="fg.muted" fontSize="sm">{t`Received ${day}, reference ${reference}`}</Text>
        </Flex>
        <Flex key={id} gap="2" wrap="wrap" css={{ '& button, & a': low }}>
          <PlainButtons>
            <ChangeStatus application={application} process={process} />
          </PlainButtons>
          <RequestDocumentsButton application={application} />
          <LinkButton variant="ghost" to={to} state={from}>
            <Trans>Open the whole application</Trans>
          </LinkButton>
        </Flex>
      </Box>
      {/* Scrolled by keys, and so a stop with a name. */}
      <Box
        key={id}
        role="region"
        aria-label={t`Application`}
        p="3"
        display="grid"
        gap="5"
        minH="0"
        tabIndex={0}
        css={answers}
      >
        <TeamMarks application={application} />
        <ApplicationMarks application={application} total={total} country={country} alike={alike} />
        <Section title={t`General information`}>
          <Lines lines={words.general(application)} />
        </Section>
        {mainRenters.map((renter) => (
          <RenterAnswers
            key={renter.id}
            renter={renter}
            applicationId={id}
            country={country}
            request={requests.find(({ mainRenterId }) => mainRenterId === renter.id)}
            level="h4"
          />
        ))}
        <Notes application={application} />
      </Box>
    </Box>
  )
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <Heading as="h4" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </section>
)

const answers = {
  overflowY: 'auto',
  // Columns in which a word of German finds room, beside a list that needs the rest.
  '@media (max-width: 89.99rem)': {
    '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' },
  },
} as const

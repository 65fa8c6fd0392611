import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { LeadOn } from '#web/apply/delivery/status/lead-on.tsx'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface InsteadOfFormProps {
  reason: 'no_property' | 'unavailable' | 'elsewhere' | 'submitted'
  wasHere?: boolean
  editHere?: (() => void) | undefined
}

/** Why there is nothing to fill in here, and where to go. */
export function InsteadOfForm({ reason, wasHere = false, editHere }: InsteadOfFormProps) {
  switch (reason) {
    case 'no_property':
      return <NoProperty />
    case 'unavailable':
      return <NoStorage />
    case 'elsewhere':
      return <Elsewhere wasHere={wasHere} editHere={editHere} />
    case 'submitted':
      return <Submitted />
  }
}

/** For as long as it takes to look what lies here (applicant.md, Questionnaire); then it leads on. */
function NoProperty() {
  const { t } = useLingui()
  const tellNothing = () =>
    showToast({
      tone: 'error',
      title: () => t`No application is being written here`,
      description: () =>
        t`Browsers remove what they keep when it is not used for a while, or when you clear it. What was received stays received.`,
    })
  return (
    <Page title={t`Application`} back={paths.codeEntry}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>Application</Trans>
      </Heading>
      <Text role="status" mb="4">
        <Trans>Loading property information...</Trans>
      </Text>
      <LeadOn onNothing={tellNothing} />
    </Page>
  )
}

/** Said before anybody types, because what they type could not be kept. */
function NoStorage() {
  const { t } = useLingui()
  return (
    <Page title={t`Application`} back={paths.processSummary}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>This browser does not let us keep your answers</Trans>
      </Heading>
      <Text>
        <Trans>
          Its storage is blocked or full, as in some private windows. Please open the link in a normal window or in
          another browser, so that nothing you type gets lost.
        </Trans>
      </Text>
    </Page>
  )
}

function Elsewhere({ wasHere, editHere }: Pick<InsteadOfFormProps, 'wasHere' | 'editHere'>) {
  const { t } = useLingui()
  return (
    <Page title={t`Application`} back={paths.processSummary}>
      <Heading as="h1" size="xl" mb="3">
        {wasHere ? (
          <Trans>You are editing this in another tab</Trans>
        ) : (
          <Trans>This application is open in another tab.</Trans>
        )}
      </Heading>
      <Text mb="6">
        <Trans>It can be edited in one tab at a time, so that no answer overwrites another.</Trans>
      </Text>
      <Button size="lg" w="full" onClick={editHere}>
        <Trans>Edit here instead</Trans>
      </Button>
    </Page>
  )
}

function Submitted() {
  const { t } = useLingui()
  return (
    <Page title={t`Application`} back={paths.landing}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>You submitted this application in another tab</Trans>
      </Heading>
      <Text mb="6">
        <Trans>Nothing more is needed here. You can see how far it is.</Trans>
      </Text>
      <Button asChild size="lg" w="full">
        <Link to={paths.myApplications}>
          <Trans>My applications</Trans>
        </Link>
      </Button>
    </Page>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LeadOn } from '#web/apply/delivery/status/lead-on.tsx'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface InsteadOfFormProps {
  reason: 'no_property' | 'unavailable' | 'elsewhere' | 'submitted'
  wasHere?: boolean
  editHere?: () => void
}

/** Why there is nothing to fill in here, and where to go. */
export function InsteadOfForm({ reason, wasHere, editHere }: InsteadOfFormProps) {
  const { t } = useLingui()
  switch (reason) {
    case 'no_property':
      // For as long as it takes to look what lies here (applicant.md, Questionnaire); then it leads on.
      return (
        <Instead heading={<Trans>Application</Trans>} back={paths.codeEntry}>
          <Text role="status" mb="4">
            <Trans>Loading property information...</Trans>
          </Text>
          <LeadOn
            onNothing={() =>
              showToast({
                tone: 'error',
                title: () => t`No application is being written here`,
                description: () =>
                  t`Browsers remove what they keep when it is not used for a while, or when you clear it. What was received stays received.`,
              })
            }
          />
        </Instead>
      )
    case 'unavailable':
      // Said before anybody types, because what they type could not be kept.
      return (
        <Instead heading={<Trans>This browser does not let us keep your answers</Trans>}>
          <Text>
            <Trans>
              Its storage is blocked or full, as in some private windows. Please open the link in a normal window or in
              another browser, so that nothing you type gets lost.
            </Trans>
          </Text>
        </Instead>
      )
    case 'elsewhere':
      return (
        <Instead
          heading={
            wasHere ? (
              <Trans>You are editing this in another tab</Trans>
            ) : (
              <Trans>This application is open in another tab.</Trans>
            )
          }
        >
          <Text mb="6">
            <Trans>It can be edited in one tab at a time, so that no answer overwrites another.</Trans>
          </Text>
          <Button size="lg" w="full" onClick={editHere}>
            <Trans>Edit here instead</Trans>
          </Button>
        </Instead>
      )
    case 'submitted':
      return (
        <Instead heading={<Trans>You submitted this application in another tab</Trans>} back={paths.landing}>
          <Text mb="6">
            <Trans>Nothing more is needed here. You can see how far it is.</Trans>
          </Text>
          <LinkButton to={paths.myApplications} size="lg" w="full">
            <Trans>My applications</Trans>
          </LinkButton>
        </Instead>
      )
  }
}

interface InsteadProps {
  heading: ReactNode
  back?: string
  children: ReactNode
}

function Instead({ heading, back = paths.processSummary, children }: InsteadProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Application`} back={back}>
      <Heading as="h1" size="xl" mb="3">
        {heading}
      </Heading>
      {children}
    </Page>
  )
}

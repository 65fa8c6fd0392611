import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { NotMyPhone } from '#web/apply/delivery/status/not-my-phone.tsx'
import { isNothingHere, type PhoneContents, usePhoneContents } from '#web/apply/delivery/status/use-phone-contents.ts'
import { endDossier } from '#web/apply/dossier/dossier.ts'
import { noteContents } from '#web/apply/returning/returning.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { LinkButton } from '#web/kit/ui/button.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { DossierCard } from './dossier-card.tsx'
import { OnErased } from './on-erased.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { DraftCard, JobCard, PickedCard } from './unreceived-cards.tsx'
import { useSent } from './use-sent.ts'

/** What is on this phone: waiting to be sent, unfinished, received. The page that somebody comes back to. */
export function MyApplicationsPage() {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const contents = usePhoneContents()
  useEffect(() => void endDossier().catch(() => {}), [])
  useSent(contents === 'unavailable' ? undefined : contents)
  return (
    <Page title={t`My applications`} back={paths.codeEntry}>
      <Heading as="h1" size="xl" mb="2">
        <Trans>My applications</Trans>
      </Heading>
      <Text color="fg.muted" mb="6">
        <Trans>This is what lies on {thisDevice}, and what was received.</Trans>
      </Text>
      {contents === 'unavailable' ? (
        <Text>
          <Trans>This browser does not let us keep anything, so there is nothing here.</Trans>
        </Text>
      ) : (
        contents && <Contents {...contents} />
      )}
    </Page>
  )
}

function Contents(contents: PhoneContents) {
  const { jobs, picked, drafts, receipts, dossier } = contents
  const isNothing = isNothingHere(contents)
  useEffect(() => noteContents(!isNothing), [isNothing])
  const [isErased, setErased] = useState(false)
  if (isNothing) return <Nothing isErased={isErased} />
  return (
    <Box display="grid" gap="4">
      {jobs.map(({ job, documents }) => (
        <JobCard key={job.id} job={job} documents={documents} />
      ))}
      {picked.map((each) => (
        <PickedCard key={each.key} picked={each} />
      ))}
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
      <OnErased value={() => setErased(true)}>
        {receipts.map((receipt) => (
          <ReceiptCard key={receipt.id} receipt={receipt} />
        ))}
      </OnErased>
      {dossier && <DossierCard dossier={dossier} />}
      <Box pt="4" borderTopWidth="1px">
        <NotMyPhone contents={contents} />
      </Box>
    </Box>
  )
}

const Nothing = ({ isErased }: { isErased: boolean }) => (
  <Box display="grid" gap="4">
    <Text>
      {isErased ? (
        <Trans>Nothing is left here: it was erased as you wanted.</Trans>
      ) : (
        <Trans>
          There is no saved data here. It may have been deleted with the browser's data, or by the browser after a week
          without a visit. What was received stays received: the confirmation is in your email.
        </Trans>
      )}
    </Text>
    <LinkButton to={paths.codeEntry} size="lg">
      <Trans>Start an application</Trans>
    </LinkButton>
  </Box>
)

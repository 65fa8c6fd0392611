import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type HeldLink, readRequestLink } from '#shared/document-request/request-link.ts'
import { needsPerson } from '#web/apply/delivery/jobs/needs-person.ts'
import { type KeptRequest, requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { deleteApplication } from '#web/apply/delivery/status/delete-application.ts'
import { DocumentStates } from '#web/apply/delivery/status/document-states.tsx'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { paths } from '#web/kit/address/paths.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { DocumentsToSend } from './documents-to-send.tsx'
import { isFinal, ReadFailure } from './read-failure.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { useRequest } from './use-request.ts'

/** Where the link of a mail leads that asks for documents. The link stays in the address: loaded anew, the page is the same. */
export function RequestedDocumentsPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const link = useMemo(() => readRequestLink(hash), [hash])
  return (
    <Page title={t`Requested documents`} back={paths.myApplications}>
      {link ? <RequestOfLink key={hash} link={link} /> : <BrokenLink />}
    </Page>
  )
}

const BrokenLink = () => (
  <>
    <Heading as="h1" size="xl" mb="4">
      <Trans>Requested documents</Trans>
    </Heading>
    <Notice>
      <Trans>
        This link is not complete. Please open it again in the email, or copy all of it into the address bar. If that
        does not help, ask the landlord for a new one.
      </Trans>
    </Notice>
  </>
)

/** What is asked for, what is picked and on its way, and what was received. */
function RequestOfLink({ link }: { link: HeldLink }) {
  const { onPhone, failure, again } = useRequest(link)
  if (onPhone === 'unavailable') {
    return (
      <>
        <RequestHeading />
        <Text>
          <Trans>This browser does not let us keep anything. Please open the link in another browser.</Trans>
        </Text>
      </>
    )
  }
  const { kept, picked = [], jobs = [], isDeleted = false } = onPhone ?? {}
  const isOver = isFinal(failure)
  const leaving = jobs.flatMap(({ job, documents }) => (needsPerson(job) ? [] : documents))
  // Who deletes everything, in another tab, does not want it back unasked.
  const isAsking = !kept && failure === undefined && !isDeleted
  return (
    <Box display="grid" gap="5">
      <RequestHeading firstName={kept?.answer.firstName} />
      {kept && <AskedFor kept={kept} isOver={isOver} />}
      {(isOver || (!kept && !isAsking)) && <ReadFailure failure={failure} onAgain={again} />}
      {isAsking && (
        <Text role="status" color="fg.muted">
          <Trans>One moment...</Trans>
        </Text>
      )}
      <SentDocuments jobs={jobs} receivedAt={kept?.receivedAt} />
      {kept && !isOver && <DocumentsToSend {...{ link, kept, picked }} leaving={leaving} />}
      {isOver && <UnwantedDocuments link={link} picked={picked} />}
    </Box>
  )
}

const RequestHeading = ({ firstName }: { firstName?: string | undefined }) => (
  <Heading as="h1" size="xl" overflowWrap="anywhere">
    {firstName ? <Trans>Documents of {firstName}</Trans> : <Trans>Requested documents</Trans>}
  </Heading>
)

/** For which home, and what to do. */
function AskedFor({ kept: { answer }, isOver }: { kept: KeptRequest; isOver: boolean }) {
  const { propertyAddress, reference, requestedAt } = answer
  return (
    <Box display="grid" gap="1">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {propertyAddress}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        <Trans>Application number {reference}</Trans>
      </Text>
      {!isOver && (
        <Text mt="2">
          <Trans>The landlord asks you for the documents below. You can send them one after the other.</Trans>
        </Text>
      )}
      {!isOver && requestedAt && <Newest requestedAt={requestedAt} />}
    </Box>
  )
}

/** Every mail has the same link: an older one leads to this list, too. */
function Newest({ requestedAt }: { requestedAt: string }) {
  const { day, time } = dayAndTime(requestedAt)
  return (
    <Text color="fg.muted" fontSize="sm">
      <Trans>
        Requested on {day} at {time}. If you got several emails, this list takes the place of earlier ones.
      </Trans>
    </Text>
  )
}

/** Picked for something that nobody wants any more: a person decides what becomes of it. */
function UnwantedDocuments({ link, picked }: { link: HeldLink; picked: readonly LocalDocument[] }) {
  const thisDevice = useThisDevice()
  if (picked.length === 0) return null
  return (
    <Card title={<Trans>Saved on {thisDevice}</Trans>}>
      <DocumentStates documents={picked} />
      <ConfirmButton
        question={<Trans>These documents were never received. Delete them from {thisDevice}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(requestKey(link))}
      >
        <Trans>Delete from {thisDevice}</Trans>
      </ConfirmButton>
    </Card>
  )
}

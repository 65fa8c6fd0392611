import { Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { requestLink } from '#shared/document-request/request-link.ts'
import type { Picked } from '#web/apply/delivery/seal/request-documents.ts'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { chooseDraft } from '#web/apply/delivery/status/choose-draft.ts'
import { SaveCopyButton } from '#web/apply/delivery/status/copy/save-copy-button.tsx'
import { deleteApplication } from '#web/apply/delivery/status/delete-application.ts'
import { JobState } from '#web/apply/delivery/status/job-state.tsx'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { homeOf } from '#web/apply/storage/drafts.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { paths } from '#web/kit/address/paths.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** An application that somebody began to write. */
export function DraftCard({ draft }: { draft: Draft }) {
  const navigate = useNavigate()
  const thisDevice = useThisDevice()
  const documents = useOnDevice(() => documentsOf(draft.id), [draft.id], [])
  const { day, time } = dayAndTime(draft.updatedAt)
  const home = homeOf(draft)
  const address = home?.address ?? ''
  const { code } = draft
  return (
    <Card title={address || (code ? <Trans>Home with the code {code}</Trans> : <Trans>Application</Trans>)}>
      <Text>
        <Trans>Not submitted yet. Saved on {thisDevice}</Trans> · {day} {time}
      </Text>
      <LandlordLine landlord={home?.landlord} />
      <Flex direction="column" gap="3">
        <Button onClick={() => void chooseDraft(draft).then(() => navigate(paths.questionnaire))}>
          <Trans>Continue</Trans>
        </Button>
        <SaveCopyButton source={{ draft, address, documents }} />
        <ConfirmButton
          question={<Trans>Delete these answers and documents from {thisDevice}? They were not submitted.</Trans>}
          confirm={<Trans>Delete</Trans>}
          onConfirm={() => void deleteApplication(draft.id)}
        >
          <Trans>Delete from {thisDevice}</Trans>
        </ConfirmButton>
      </Flex>
    </Card>
  )
}

/** Something that is on its way. */
export const JobCard = ({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) => (
  <Card title={<Title job={job} />}>
    <LandlordLine landlord={job.about.landlord} />
    <JobState job={job} documents={documents} />
  </Card>
)

function Title({ job: { about, code, request } }: { job: Job }) {
  const { address } = about
  if (request) return address ? <Trans>Documents for {address}</Trans> : <Trans>Requested documents</Trans>
  return address || (code ? <Trans>Home with the code {code}</Trans> : <Trans>Application</Trans>)
}

/** Documents that were asked for, picked, and not sent yet. */
export function PickedCard({ picked: { documents, link, kept } }: { picked: Picked }) {
  const thisDevice = useThisDevice()
  const address = kept?.answer.propertyAddress
  return (
    <Card title={address ? <Trans>Documents for {address}</Trans> : <Trans>Requested documents</Trans>}>
      <Text>
        <Trans>Saved on {thisDevice}</Trans> ·{' '}
        <Plural value={documents} one="# file, not sent yet" other="# files, not sent yet" />
      </Text>
      {link ? (
        <LinkButton to={requestLink('', link)}>
          <Trans>Continue</Trans>
        </LinkButton>
      ) : (
        <Text>
          <Trans>Please open the link in your email again to send them.</Trans>
        </Text>
      )}
    </Card>
  )
}

import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useNavigate } from 'react-router-dom'
import { documentsOf } from '#web/local/documents.ts'
import type { Draft } from '#web/local/draft.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { LandlordLine } from '#web/ui/landlord-line.tsx'
import { Text } from '#web/ui/typography.ts'
import { Card } from '#web/outbox/card.tsx'
import { deleteApplication } from '#web/outbox/delete-application.ts'
import { homeOf } from '#web/local/home-of.ts'
import { chooseDraft } from '#web/outbox/choose-draft.ts'
import { SaveCopyButton } from '#web/outbox/save-copy-button.tsx'
import { useThisDevice } from '#web/ui/this-device.ts'

/** An application that somebody began to write. */
export function DraftCard({ draft }: { draft: Draft }) {
  const navigate = useNavigate()
  const thisDevice = useThisDevice()
  const documents = useLiveQuery(() => documentsOf(draft.id), [draft.id], [])
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

import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'

type Preview = AnswerOf<typeof managedApplicationContract.previewStatusMail>

interface MailPreviewProps {
  applicationId: string
  status: ApplicationStatus
  /** As it is being typed. */
  reason: string
  sendReason: boolean
  /** It is going to be sent: it is shown without asking. */
  isOpen: boolean
  title?: ReactNode
}

/** Somebody who types is not asked about with every letter. */
const TYPING_MS = 400

/** What the applicant would be sent, in their language and with the reason in the field above it where that is sent. */
export function MailPreview({ applicationId, status, sendReason, isOpen, title, ...typed }: MailPreviewProps) {
  // What stays inside is not even asked about.
  const reason = sendReason ? typed.reason : ''
  const [preview, setPreview] = useState<Preview | 'failed'>()
  useEffect(() => {
    let isOver = false
    const keep = (found: Preview | 'failed') => {
      if (!isOver) setPreview(found)
    }
    const read = () =>
      session
        .call(managedApplicationContract.previewStatusMail, {
          params: { id: applicationId, status },
          body: { reason, sendReason },
        })
        .then(keep, () => keep('failed'))
    const timer = setTimeout(() => void read(), reason === '' ? 0 : TYPING_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [applicationId, status, reason, sendReason])
  return (
    <Disclosure key={String(isOpen)} title={title || <Trans>Read the email</Trans>} isOpen={isOpen}>
      {preview === undefined && (
        <Text color="fg.muted" role="status" pb="3">
          <Trans>Loading...</Trans>
        </Text>
      )}
      {preview === 'failed' && (
        <Text pb="3">
          <Trans>This could not be loaded at the moment.</Trans>
        </Text>
      )}
      {typeof preview === 'object' && (
        <Box pb="3" overflowWrap="anywhere" fontSize="sm">
          <Text color="fg.muted">{preview.recipients.join(', ')}</Text>
          <Text fontWeight="semibold">{preview.subject}</Text>
          <Text css={{ whiteSpace: 'pre-line' }}>{preview.body}</Text>
        </Box>
      )}
    </Disclosure>
  )
}

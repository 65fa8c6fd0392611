import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { managedApplicationContract } from '#shared/application/managed-contract.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { FoldOut } from '#web/desk/fold-out.tsx'
import { session } from '#web/session/browser-session.ts'
import { Text } from '#web/ui/typography.ts'

type Preview = AnswerOf<typeof managedApplicationContract.previewStatusMail>

interface MailPreviewProps {
  applicationId: string
  status: ApplicationStatus
}

/** What the applicant would be sent, in their language; a reason stands in it as soon as one is given. */
export function MailPreview({ applicationId, status }: MailPreviewProps) {
  const [preview, setPreview] = useState<Preview | 'failed'>()
  useEffect(() => {
    let isOver = false
    const keep = (found: Preview | 'failed') => {
      if (!isOver) setPreview(found)
    }
    session
      .call(managedApplicationContract.previewStatusMail, { params: { id: applicationId, status } })
      .then(keep, () => keep('failed'))
    return () => {
      isOver = true
    }
  }, [applicationId, status])
  return (
    <FoldOut title={<Trans>Read the email</Trans>}>
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
        <Box pb="3" overflowWrap="anywhere">
          <Text color="fg.muted" fontSize="sm">
            {preview.recipients.join(', ')}
          </Text>
          <Text fontWeight="semibold">{preview.subject}</Text>
          <Text css={{ whiteSpace: 'pre-line' }}>{preview.body}</Text>
        </Box>
      )}
    </FoldOut>
  )
}

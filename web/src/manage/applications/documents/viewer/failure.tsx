import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useDocumentFailure } from '#web/manage/applications/documents/document-failure.ts'

interface FailureProps {
  /** Why, in a word. */
  title: ReactNode
  /** What to do next. */
  children: ReactNode
  onRetry?: (() => void) | undefined
}

/** In the place of a document. */
const Failure = ({ title, children, onRetry }: FailureProps) => (
  <Box p="4" role="status">
    <Notice>
      <Text fontWeight="semibold">{title}</Text>
      <Text>{children}</Text>
      {onRetry && (
        <Flex mt="2">
          <Button variant="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Flex>
      )}
    </Notice>
  </Box>
)

/** It could not be read, from this device or the server. */
export function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const words = useDocumentFailure()
  const status = error instanceof ApiError ? error.status : undefined
  if (error instanceof NoConnectionError) {
    return (
      <Failure title={t`This document is not on this device, and there is no connection.`} onRetry={onRetry}>
        <Trans>It opens as soon as there is a connection. Documents that you keep offline open without one.</Trans>
      </Failure>
    )
  }
  if (status === 404 || status === 410) {
    return (
      <Failure title={words(error)}>
        <Trans>It was erased, or never arrived. If you still need it, ask the applicant for it again.</Trans>
      </Failure>
    )
  }
  return (
    <Failure title={words(error)} onRetry={onRetry}>
      <Trans>Please try again in a minute.</Trans>
    </Failure>
  )
}

/** It was read, and cannot be shown. */
export function NotShown({ why, onRetry }: { why: Trouble; onRetry?: (() => void) | undefined }) {
  const { t } = useLingui()
  const [title, next] = {
    kind: [
      t`Files of this kind cannot be shown here.`,
      t`Download the document, and open it with the program for its kind.`,
    ],
    picture: [
      t`This picture cannot be shown here.`,
      t`Download it to try another program, or ask the applicant to send it again.`,
    ],
    locked: [
      t`This PDF is locked with a password.`,
      t`Download it and open it with its password, or ask the applicant for one that is not locked.`,
    ],
    broken: [t`This PDF is damaged.`, t`Download it to try another program, or ask the applicant to send it again.`],
    program: [t`What shows PDFs could not be loaded.`, t`Try again, or download the document.`],
  }[why]
  return (
    <Failure title={title} onRetry={onRetry}>
      {next}
    </Failure>
  )
}

/** Why a document that was read cannot be shown. */
export type Trouble = 'kind' | 'picture' | 'locked' | 'broken' | 'program'

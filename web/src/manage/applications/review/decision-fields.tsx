import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import type { StatusMails } from './use-decision-form.ts'

interface DecisionFieldsProps {
  status: ApplicationStatus
  mails: StatusMails
  sendMail: boolean
  words: {
    /** Who sees the reason, where a mail is offered, and where none is. */
    reasonHint: Record<'offered' | 'none', ReactNode>
    sendMail: ReactNode
    sendReason: ReactNode
  }
}

/** The reason of a rejection, and whether a mail goes with a decision: it is shown before. */
export function DecisionFields({ status, mails, sendMail, words }: DecisionFieldsProps) {
  return (
    <>
      {status === 'rejected' && (
        <TextAreaField
          name="reason"
          label={<Trans>Reason</Trans>}
          hint={words.reasonHint[mails === 'offered' ? 'offered' : 'none']}
          optional
        />
      )}
      {mails === 'offered' ? (
        <Box display="grid" gap="2">
          <CheckboxField name="sendMail" label={words.sendMail} />
          {status === 'rejected' && sendMail && <CheckboxField name="sendReason" label={words.sendReason} />}
        </Box>
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {mails === 'unread' ? (
            <Trans>
              No email is sent about it: without a connection it cannot be shown to you before. To have one sent, take
              this step once there is a connection.
            </Trans>
          ) : (
            <Trans>
              No email is sent about it. This process sends none: “About this process” is where that is changed.
            </Trans>
          )}
        </Text>
      )}
    </>
  )
}

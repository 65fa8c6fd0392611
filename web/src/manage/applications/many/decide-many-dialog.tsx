import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { statusChange } from '#shared/application/manager/application.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { actionNames } from '#web/manage/applications/review/action-names.ts'
import { HomeTaken } from '#web/manage/applications/review/home-taken.tsx'
import { useStatusMails } from '#web/manage/applications/review/use-status-mails.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { MailsByLanguage } from './mails-by-language.tsx'
import { type StepForMany, sortOut, takenBack } from './sort-out.ts'
import { useDecideMany } from './use-decide-many.ts'
import { ChangedNames, LeftNames } from './who-changes.tsx'

export interface DecideManyProps {
  /** As they were chosen; what the step is not open to is named, and left. */
  applications: readonly Shown<'application'>[]
  process: Shown<'process'>
  step: StepForMany
  onClose: () => void
  /** Once it is written down on this device. */
  onDecided?: () => void
}

const decision = z.pick(statusChange, { reason: true, sendReason: true, sendMail: true })
type Values = z.output<typeof decision>

/** One decision for many: whom it changes, whom it leaves and why, and what they are written, before it is made. */
export function DecideManyDialog({ applications, process, step, onClose, onDecided }: DecideManyProps) {
  const { t, i18n } = useLingui()
  const decide = useDecideMany()
  const isDecided = useRef(false)
  const form = useForm<Values>({
    defaultValues: { reason: '', sendReason: false, sendMail: false },
    // What passes the rules has both fields.
    resolver: zodResolver(decision) as unknown as Resolver<Values>,
  })
  const [reason, sendReason = false, sendMail] = useWatch({
    control: form.control,
    name: ['reason', 'sendReason', 'sendMail'],
  })
  const mails = useStatusMails(process)
  // As they were seen when it was opened: what a colleague changes meanwhile is a conflict, and not overlooked.
  const [{ changed, left }] = useState(() => sortOut(applications, step))
  const name = i18n._(actionNames[step])
  const count = changed.length
  const [first] = changed
  const final = count - takenBack(changed, step).length
  return (
    <FormDialog
      form={form}
      title={t`${name}: ${count}`}
      confirm={t`${name}: ${count}`}
      onSubmit={async (values) => {
        // A box that went with the connection does not count.
        const sendMail = values.sendMail && mails === 'offered'
        const more = { ...values, sendMail, sendReason: sendMail && values.sendReason === true }
        const failure = await decide(changed, step, more)
        isDecided.current = !failure
        return failure
      }}
      // What was chosen is let go once the focus is back.
      onClose={() => {
        onClose()
        if (isDecided.current) onDecided?.()
      }}
    >
      <div>
        <ChangedNames applications={changed} />
        <LeftNames left={left} />
      </div>
      {first && (step === 'accepted' || step === 'offer_sent') && <HomeTaken application={first} process={process} />}
      {final > 0 && (
        <Text>
          <Plural
            value={final}
            one="For one of them this step cannot be taken back."
            other="For # of them this step cannot be taken back."
          />
        </Text>
      )}
      {step === 'rejected' && (
        <TextAreaField
          name="reason"
          label={<Trans>Reason</Trans>}
          hint={
            mails === 'offered' ? (
              <Trans>It stays with each of these applications. No applicant sees it unless you say so below.</Trans>
            ) : (
              <Trans>It stays with each of these applications. No applicant sees it.</Trans>
            )
          }
          optional
        />
      )}
      {mails === 'offered' && first ? (
        <Box display="grid" gap="2">
          <CheckboxField name="sendMail" label={<Trans>Send each of these applicants an email about it</Trans>} />
          {step === 'rejected' && sendMail && (
            <CheckboxField name="sendReason" label={<Trans>Send this reason to the applicants</Trans>} />
          )}
          <MailsByLanguage
            applications={changed}
            status={step}
            reason={reason}
            sendReason={sendMail && sendReason}
            isOpen={sendMail}
          />
        </Box>
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {mails === 'unread' ? (
            <Trans>
              No email is sent about it: without a connection it cannot be shown to you before. With a connection you
              can choose to send one.
            </Trans>
          ) : (
            <Trans>No email is sent about it.</Trans>
          )}
        </Text>
      )}
    </FormDialog>
  )
}

import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { statusChange } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, canResubmit, canTakeBack } from '#shared/application/status.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { actionNames } from './action-names.ts'
import { applicantLabel } from './applicant-names.ts'
import { HomeTaken } from './home-taken.tsx'
import { MailPreview } from './mail-preview.tsx'
import { useStatusChange } from './use-status-change.ts'
import { useStatusMails } from './use-status-mails.ts'

interface DecisionDialogProps {
  application: Shown<'application'>
  process: Shown<'process'>
  status: ApplicationStatus
  onClose: () => void
}

const decision = z.pick(statusChange, { reason: true, sendReason: true, sendMail: true })
type Values = z.output<typeof decision>

/** Asks before what cannot be taken back, for the reason of a rejection, and whether the applicant is written to, and told the reason. */
export function DecisionDialog({ application, process, status, onClose }: DecisionDialogProps) {
  const { i18n } = useLingui()
  const changeStatus = useStatusChange(application)
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
  const property = useRecord('property', process.propertyId)
  return (
    <FormDialog
      form={form}
      title={i18n._(actionNames[status])}
      confirm={i18n._(actionNames[status])}
      onSubmit={(values) => {
        // A box that went with the connection does not count.
        const sendMail = values.sendMail && mails === 'offered'
        return changeStatus(status, { ...values, sendMail, sendReason: sendMail && values.sendReason === true })
      }}
      onClose={onClose}
    >
      <Box overflowWrap="anywhere">
        <Text fontWeight="semibold">{applicantLabel(application)}</Text>
        {property && <Text color="fg.muted">{property.address}</Text>}
      </Box>
      {(status === 'accepted' || status === 'offer_sent') && <HomeTaken application={application} process={process} />}
      {!canTakeBack(application.status, status) && (
        <Text>
          {canResubmit(status) ? (
            <Trans>This step cannot be taken back: an application that is resubmitted begins anew.</Trans>
          ) : (
            <Trans>This step cannot be taken back. Other applications stay as they are.</Trans>
          )}
        </Text>
      )}
      {status === 'rejected' && (
        <TextAreaField
          name="reason"
          label={<Trans>Reason</Trans>}
          hint={
            mails === 'offered' ? (
              <Trans>It stays with this application. The applicant does not see it unless you say so below.</Trans>
            ) : (
              <Trans>It stays with this application. The applicant does not see it.</Trans>
            )
          }
          optional
        />
      )}
      {mails === 'offered' ? (
        <Box display="grid" gap="2">
          <CheckboxField name="sendMail" label={<Trans>Send the applicant an email about it</Trans>} />
          {status === 'rejected' && sendMail && (
            <CheckboxField name="sendReason" label={<Trans>Send this reason to the applicant</Trans>} />
          )}
          <MailPreview
            applicationId={application.id}
            status={status}
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

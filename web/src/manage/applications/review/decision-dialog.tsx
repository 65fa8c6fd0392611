import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ApplicationStatus, canResubmit, canTakeBack } from '#shared/application/status.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { actionNames } from '#web/manage/ui/action-names.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { DecidedMeanwhile, useNoStep } from './decided-meanwhile.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { HomeTaken } from './home-taken.tsx'
import { MailPreview } from './mail-preview.tsx'
import { useDecisionForm } from './use-decision-form.ts'
import { useStatusChange } from './use-status-change.ts'

interface DecisionDialogProps {
  application: Shown<'application'>
  process: Shown<'process'>
  status: ApplicationStatus
  onClose: () => void
}

/** Asks before what cannot be taken back, for the reason of a rejection, and whether the applicant is written to, and told the reason. */
export function DecisionDialog({ application, process, status, onClose }: DecisionDialogProps) {
  const { i18n } = useLingui()
  // As it was asked about: what is on its way is shown as done.
  const [canBack] = useState(() => canTakeBack(application.status, status))
  const changeStatus = useStatusChange(application)
  const { form, mails, counted, typed } = useDecisionForm(process)
  const property = useRecord('property', process.propertyId)
  const noStep = useNoStep(application, status)
  return (
    <FormDialog
      form={form}
      title={i18n._(actionNames[status])}
      confirm={i18n._(actionNames[status])}
      isFinal
      onSubmit={async (values) => noStep() ?? changeStatus(status, counted(values))}
      onClose={onClose}
      beside={
        mails === 'offered' && (
          <MailPreview
            applicationId={application.id}
            status={status}
            reason={typed.reason}
            sendReason={typed.sendReason}
            isOpen={typed.sendMail}
          />
        )
      }
    >
      <Box overflowWrap="anywhere">
        <Text fontWeight="semibold">{applicantLabel(application)}</Text>
        {property && <Text color="fg.muted">{property.address}</Text>}
      </Box>
      <DecidedMeanwhile application={application} />
      {(status === 'accepted' || status === 'offer_sent') && <HomeTaken application={application} process={process} />}
      {!canBack && (
        <Text>
          {canResubmit(status) ? (
            <Trans>This step cannot be taken back: an application that is resubmitted begins anew.</Trans>
          ) : (
            <Trans>This step cannot be taken back. Other applications stay as they are.</Trans>
          )}
        </Text>
      )}
      <DecisionFields
        status={status}
        mails={mails}
        sendMail={typed.sendMail}
        words={{
          reasonHint: {
            offered: (
              <Trans>It stays with this application. The applicant does not see it unless you say so below.</Trans>
            ),
            none: <Trans>It stays with this application. The applicant does not see it.</Trans>,
          },
          sendMail: <Trans>Send the applicant an email about it</Trans>,
          sendReason: <Trans>Send this reason to the applicant</Trans>,
        }}
      />
      {mails === 'offered' && typed.sendMail && canBack && (
        <Text>
          <Trans>With an email this step cannot be taken back.</Trans>
        </Text>
      )}
    </FormDialog>
  )
}

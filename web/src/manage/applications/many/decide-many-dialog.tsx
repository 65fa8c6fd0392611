import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Text } from '#web/kit/ui/typography.ts'
import { DecisionFields } from '#web/manage/applications/review/decision-fields.tsx'
import { HomeTaken } from '#web/manage/applications/review/home-taken.tsx'
import { useDecisionForm } from '#web/manage/applications/review/use-decision-form.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { manyNames } from './many-names.ts'
import { MailsByLanguage } from './mails-by-language.tsx'
import { type StepForMany, sortOut, leadingBack } from './sort-out.ts'
import { useDecideMany } from './use-decide-many.ts'
import { ChangedNames, FinalFor, LeftNames, OvertakenNames, UnseenNames } from './who-changes.tsx'

export interface DecideManyProps {
  /** As they were chosen; what the step is not open to is named, and left. */
  applications: readonly Shown<'application'>[]
  /** Those of them that are not in sight behind it. */
  notListed?: readonly Shown<'application'>[]
  process: Shown<'process'>
  step: StepForMany
  /** With the decision the process is closed. */
  isClosing?: boolean
  /** Made so that they hear of it. */
  isAnswer?: boolean
  onClose: () => void
  /** Once it is written down on this device. */
  onDecided?: () => void
  /** Undo was pressed. */
  onTakenBack?: () => void
}

/** One decision for many: whom it changes, whom it leaves and why, and what they are written, before it is made. */
export function DecideManyDialog(props: DecideManyProps) {
  const {
    applications,
    notListed = [],
    process,
    step,
    isClosing = false,
    isAnswer = false,
    onClose,
    onDecided,
    onTakenBack,
  } = props
  const { t, i18n } = useLingui()
  const decide = useDecideMany()
  const isDecided = useRef(false)
  const { form, mails, counted, typed } = useDecisionForm(process, isAnswer)
  // As they were seen when it was opened: what a colleague changes meanwhile is a conflict, and not overlooked.
  const [{ changed, left, unseen }] = useState(() => {
    const sorted = sortOut(applications, step)
    return { ...sorted, unseen: sorted.changed.filter((each) => notListed.includes(each)) }
  })
  const count = changed.length
  const taken = i18n._(manyNames[step](count))
  const name = isClosing ? t`${taken} and close the process` : taken
  const isMailed = mails === 'offered' && typed.sendMail
  const [first] = changed
  const back = leadingBack(changed, step, isMailed)
  const isOvertaken = ({ id, status }: Shown<'application'>) =>
    applications.some((now) => now.id === id && now.status !== status)
  return (
    <FormDialog
      form={form}
      title={name}
      confirm={isMailed ? t`${name}, with emails` : name}
      isFinal
      onSubmit={async (values) => {
        const failure = await decide(changed, step, counted(values), onTakenBack)
        isDecided.current = !failure
        return failure
      }}
      // What was chosen is let go once the focus is back.
      onClose={() => {
        onClose()
        if (isDecided.current) onDecided?.()
      }}
      beside={
        mails === 'offered' && (
          <MailsByLanguage
            applications={changed}
            status={step}
            reason={typed.reason}
            sendReason={typed.sendReason}
            isOpen={typed.sendMail}
          />
        )
      }
    >
      <div>
        <ChangedNames applications={changed} />
        <UnseenNames applications={unseen} />
        <LeftNames left={left} />
      </div>
      <OvertakenNames applications={changed.filter(isOvertaken)} />
      {isClosing && (
        <Text>
          <Trans>The process is closed with it: nobody can apply to it any more, until you open it again.</Trans>
        </Text>
      )}
      {first && (step === 'accepted' || step === 'offer_sent') && <HomeTaken application={first} process={process} />}
      <FinalFor final={changed.filter((each) => !back.includes(each))} count={count} />
      <DecisionFields
        status={step}
        mails={mails}
        sendMail={typed.sendMail}
        words={{
          reasonHint: {
            offered: (
              <Trans>It stays with each of these applications. No applicant sees it unless you say so below.</Trans>
            ),
            none: <Trans>It stays with each of these applications. No applicant sees it.</Trans>,
          },
          sendMail: <Trans>Send each of these applicants an email about it</Trans>,
          sendReason: <Trans>Send this reason to the applicants</Trans>,
        }}
      />
    </FormDialog>
  )
}

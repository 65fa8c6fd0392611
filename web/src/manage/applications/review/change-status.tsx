import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { type ApplicationStatus, actionsFrom, canStep, canTakeBack, isMailed } from '#shared/application/status.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ownEscape } from '#web/kit/ui/own-escape.ts'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { actionNames, shortActionNames } from '#web/manage/ui/action-names.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { StatusKey } from './status-key.tsx'
import { statusKeys } from '#web/manage/ui/status-keys.ts'
import { useStatusKeys } from './use-status-keys.ts'
import { useStatusChange } from './use-status-change.ts'

interface ChangeStatusProps {
  application: Shown<'application'>
  process: Shown<'process'>
  /** Beside the same of others, below their names: there is little room, and a key could mean each of them. */
  isAmongOthers?: boolean
}

/** What can be done with an application now; some of it after a question. Its buttons are styled by what is around them. */
export function ChangeStatus({ application, process, isAmongOthers = false }: ChangeStatusProps) {
  const { t, i18n } = useLingui()
  const changeStatus = useStatusChange(application)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState<ApplicationStatus>()
  const actions = actionsFrom(application.status).filter((status) => canStep(application, status))
  const isResubmittable = canStep(application, 'submitted')
  const name = applicantNames(application)

  /** Without a connection too: that no mail goes with it is said before, not found out later. */
  const asksFirst = (status: ApplicationStatus) =>
    status === 'rejected' || (process.sendsStatusMails && isMailed(status)) || !canTakeBack(application.status, status)
  const choose = (status: ApplicationStatus) => {
    setOpen(false)
    if (asksFirst(status)) setAsking(status)
    else void changeStatus(status)
  }
  useStatusKeys({ about: name, steps: isResubmittable ? ['submitted'] : actions, onStep: choose, asksFirst })

  /** A dialog says a little later that it closed: by then another key may have opened the next one. */
  const close = (asked: ApplicationStatus) => () => setAsking((now) => (now === asked ? undefined : now))

  /** The list of steps alone, and nothing around it. */
  const escape = ownEscape(() => {
    setOpen(false)
    button.current?.focus()
  })

  return (
    <>
      {actions.length > 0 && (
        <button
          ref={button}
          type="button"
          {...(isOpen && escape)}
          aria-expanded={isOpen}
          aria-controls={id}
          {...(!isAmongOthers && { 'aria-keyshortcuts': actions.map((status) => statusKeys[status]).join(' ') })}
          aria-label={t`Change status: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t`Change status`}
        </button>
      )}
      {isResubmittable && (
        <button
          type="button"
          aria-label={t`Resubmit application: ${name}`}
          {...(!isAmongOthers && { 'aria-keyshortcuts': statusKeys.submitted })}
          onClick={() => choose('submitted')}
        >
          {isAmongOthers ? i18n._(shortActionNames.submitted) : t`Resubmit application`}
          {!isAmongOthers && <StatusKey status="submitted" />}
        </button>
      )}
      {application.status === 'offer_accepted' && (
        <MoveInMissing application={application} process={process} onEnter={() => setAsking('offer_accepted')} />
      )}
      {isOpen && (
        <Box id={id} {...escape} as="ul" listStyleType="none" w="full" borderWidth="1px" borderRadius="md" bg="bg">
          {actions.map((status) => (
            <Flex as="li" key={status} borderTopWidth="1px" css={{ '&:first-of-type': { borderTopWidth: 0 } }}>
              <Button
                variant={status === 'rejected' ? 'danger' : 'ghost'}
                flex="1"
                justifyContent="space-between"
                {...(isAmongOthers
                  ? { 'aria-label': i18n._(actionNames[status]) }
                  : { 'aria-keyshortcuts': statusKeys[status] })}
                onClick={() => choose(status)}
              >
                {i18n._((isAmongOthers ? shortActionNames : actionNames)[status])}
                {!isAmongOthers && <StatusKey status={status} />}
              </Button>
            </Flex>
          ))}
        </Box>
      )}
      {asking === 'offer_accepted' && (
        <OfferDialog application={application} process={process} onClose={close('offer_accepted')} />
      )}
      {asking !== undefined && asking !== 'offer_accepted' && (
        <DecisionDialog
          key={asking}
          application={application}
          process={process}
          status={asking}
          onClose={close(asking)}
        />
      )}
    </>
  )
}

/** Who accepted by the first of the two documented calls alone holds the home, and nobody knows from when. */
function MoveInMissing({ application, process, onEnter }: ChangeStatusProps & { onEnter: () => void }) {
  const { t } = useLingui()
  const residents = useRecords('resident', process.propertyId)
  const name = applicantNames(application)
  if (!isWhole(residents) || residents?.some(({ applicationId }) => applicationId === application.id)) return null
  return (
    <button type="button" aria-label={t`Enter the move-in date: ${name}`} onClick={onEnter}>
      {t`Enter the move-in date`}
    </button>
  )
}

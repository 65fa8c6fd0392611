import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Entity } from '#shared/feed/feed.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useRecord } from '#web/manage/records/use-records.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { canOverwrite, isOfRemovedRoom } from '#web/manage/sync/commands/change-command.ts'
import { isSigned } from '#web/manage/sync/commands/undo-command.ts'
import { waysOn } from '#web/manage/sync/conflicts/decide-again.ts'
import { isSharedOut } from '#web/manage/sync/conflicts/merge-apart.ts'
import { besides } from '#web/manage/sync/conflicts/released.ts'
import { ConflictValues } from './conflict-values.tsx'
import { GiveUpSigned } from './give-up-signed.tsx'
import { LostRecording } from './lost-changes.tsx'
import { useCommandLabels } from './use-command-labels.ts'
import { useConflict } from './use-conflict.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { When } from './waiting-card.tsx'

interface RefusedCardProps {
  command: StoredCommand
  /** Built on it, and never sent. */
  rest: StoredCommand[]
  onDismiss: () => void
  onAgain: () => void
  onInsist: () => void
}

/** What may be answered otherwise next time: a scanner that was wrong learns, and a home becomes free. */
export const mayPass = new Set<string>(['INTERNAL', 'DOCUMENT_INFECTED', 'HOME_TAKEN'] satisfies ErrorCode[])

/** What it was about is not there any more. */
const removed = 'NOT_FOUND' satisfies ErrorCode

/** What somebody did, why it does not stand, and what they can do about it. */
export function RefusedCard({ command, rest, onDismiss, onAgain, onInsist }: RefusedCardProps) {
  const words = useCommandLabels()
  const steps = waysOn(command)
  const canWrite = canOverwrite(command)
  const conflict = useConflict(command, rest)
  const current = command.outcome?.current
  const isRemoved = command.outcome?.code === removed
  /** People signed what this says: it is written over the colleague's, or given up knowingly. */
  const isOfSigned = isSigned([command, ...rest])
  const beside = isRemoved ? [] : besides(command, rest)
  const fallen = rest.filter((each) => !beside.includes(each))
  const protocol = useRecord('protocol', command.params?.['id'] ?? '')
  const canPutBack = !isOfSigned && isOfRemovedRoom(command) && protocol?.status === 'draft'
  return (
    <Notice>
      <Text fontWeight="semibold">{words.done(command)}</Text>
      <When at={command.createdAt} />
      <Reason command={command} />
      <ConflictValues conflict={conflict} isWhole={isOfSigned} isSharedOut={isSharedOut(command)} />
      <Others title={<Trans>Not sent because of that:</Trans>} commands={fallen} />
      <Others title={<Trans>Waits for this decision, and is not decided with it:</Trans>} commands={beside} />
      {isOfSigned && canWrite && (
        <Text mt="2">
          <Trans>People have signed what you recorded: it stays, and your colleague can make a new version.</Trans>
        </Text>
      )}
      {conflict.isHere && steps && current?.status && <WhatIsMailed command={command} />}
      {/* Before that nobody can compare, and a button would move from under the finger. */}
      {conflict.isHere && (
        <Flex mt="3" gap="2" wrap="wrap">
          {canPutBack && (
            <Button variant="outline" onClick={onInsist}>
              <Trans>Put the room back with what I recorded</Trans>
            </Button>
          )}
          {!isOfSigned && isRemoved && (
            <ConfirmButton
              question={<LostRecording command={command} rest={rest} />}
              confirm={<Trans>Let go</Trans>}
              onConfirm={onDismiss}
            >
              <Trans>Let go of it</Trans>
            </ConfirmButton>
          )}
          {!isOfSigned && !isRemoved && (
            <Button variant="outline" onClick={onDismiss}>
              {current?.status === undefined && !canWrite ? <Trans>Understood</Trans> : <Trans>Keep theirs</Trans>}
            </Button>
          )}
          {/* Overruling somebody is no more the usual way than giving in. */}
          {canWrite && (
            <Button variant="outline" onClick={onInsist}>
              <Trans>Apply mine</Trans>
            </Button>
          )}
          {steps && (
            <Button variant="outline" onClick={onInsist}>
              {steps.length > 1 ? <Trans>Resubmit and apply mine</Trans> : <Trans>Apply mine</Trans>}
            </Button>
          )}
          {isOfSigned && !canWrite && <GiveUpSigned onGiveUp={onDismiss} />}
          {mayPass.has(command.outcome?.code ?? '') && (
            <Button variant="outline" onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Flex>
      )}
    </Notice>
  )
}

/** Nothing where there are none. */
function Others({ title, commands }: { title: ReactNode; commands: readonly StoredCommand[] }) {
  const words = useCommandLabels()
  if (commands.length === 0) return null
  return (
    <>
      <Text mt="2">{title}</Text>
      {commands.map((each) => (
        <Text key={each.n}>{words.done(each)}</Text>
      ))}
    </>
  )
}

/** What the applicant hears where one decision is put in another's place: they may have been told of that one. */
function WhatIsMailed({ command: { body } }: Pick<RefusedCardProps, 'command'>) {
  return (
    <Text mt="2">
      {mailed.parse(body).sendMail ? (
        <Trans>
          With yours the applicant gets the email about it, also where they have been told of the other decision.
        </Trans>
      ) : (
        <Trans>
          With yours the applicant gets no email. If they have been told of the other decision, please tell them
          yourself.
        </Trans>
      )}
    </Text>
  )
}

const mailed = z.catch(z.object({ sendMail: z._default(z.boolean(), false) }), { sendMail: false })

function Reason({ command: { about, body, outcome } }: { command: StoredCommand }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const words = useCommandLabels()
  if (outcome?.current) {
    const { status, by, at, other } = outcome.current
    const who = by ?? t`Somebody`
    return (
      <>
        <Text mt="2">{other ? words.taken(who, other.name) : words.theirs(status, who)}</Text>
        <When at={at} />
        {other && (
          <Text mt="2">
            <Trans>
              A home has one accepted offer at a time. Should they not move in after all, note it at the property and
              try again.
            </Trans>
          </Text>
        )}
      </>
    )
  }
  const code = outcome?.code ?? ''
  if (code === 'DEPENDS_ON_REJECTED') {
    return (
      <Text mt="2">
        <Trans>It was not sent because the change before it was not made.</Trans>
      </Text>
    )
  }
  if (code === removed) {
    return (
      <Text mt="2">
        <Trans>Somebody removed what this is about. What you recorded is on this device alone.</Trans>
      </Text>
    )
  }
  const { name } = typed.parse(body)
  const text = outcome && refusalText(outcome, about.entity as Entity, name) // as it was written down by a command of ours
  return <Text mt="2">{text ?? <Trans>The server did not make this change.</Trans>}</Text>
}

const typed = z.catch(z.object({ name: z.optional(z.string()) }), {})

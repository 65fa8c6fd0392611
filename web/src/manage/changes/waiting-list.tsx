import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { WaitText } from '#web/kit/labels/wait-text.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { countWork } from '#web/manage/storage/unsent-work.ts'
import { undoingOf } from '#web/manage/sync/commands/undo-command.ts'
import { RefusedCard } from './refused-card.tsx'
import { RefusedSignings } from './refused-signings.tsx'
import { SignaturesHere } from './signatures-here.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** What is not confirmed by the server: first what somebody has to decide, then what waits to be sent. */
export function WaitingList() {
  const { commands, signings, unsent, decisions, undo, dismiss, again, insist, sendNow } = useWaiting()
  if (!commands || !unsent) return null
  const pending = commands.filter(({ state }) => state !== 'attention')
  if (countWork(unsent) === 0) {
    return (
      <Text color="fg.muted">
        <Trans>Nothing of yours waits on this device.</Trans>
      </Text>
    )
  }
  return (
    <Flex direction="column" gap="4">
      <SignaturesHere count={unsent.signings} />
      {decisions.changes.length + decisions.signings.length > 0 && (
        <Flex direction="column" gap="3">
          <Heading as="h3" size="md">
            <Trans>To decide</Trans>
          </Heading>
          <RefusedSignings />
          {decisions.changes.map(({ head, rest }) => (
            <RefusedCard
              key={head.n}
              command={head}
              rest={rest}
              onDismiss={() => dismiss(head.n)}
              onAgain={() => again(head.n)}
              onInsist={() => insist(head.n)}
            />
          ))}
        </Flex>
      )}
      {pending.length > 0 && (
        <Flex direction="column" gap="3">
          <Heading as="h3" size="md">
            <Trans>Waiting to be sent</Trans>
          </Heading>
          <Text color="fg.muted">
            <WhyPending pending={pending} />
          </Text>
          {pending.map((command) => (
            <WaitingCard
              key={command.n}
              command={command}
              undoing={undoingOf(command, commands, signings)}
              onUndo={() => undo(command.n)}
            />
          ))}
          <Flex>
            <Button variant="outline" onClick={sendNow}>
              <Trans>Send now</Trans>
            </Button>
          </Flex>
        </Flex>
      )}
    </Flex>
  )
}

/** What the server, or the way to it, said when it was tried last. */
export function WhyPending({ pending }: { pending: readonly StoredCommand[] }) {
  const isOnline = useOnline()
  const tried = pending.find(({ waitsFor }) => waitsFor !== undefined)
  if (!isOnline || !tried?.waitsFor) {
    return <Trans>Safe on this device. It is sent as soon as there is a connection.</Trans>
  }
  return (
    <>
      <Trans>Safe on this device.</Trans> <WaitText reason={tried.waitsFor} at={tried.nextAttemptAt} />
    </>
  )
}

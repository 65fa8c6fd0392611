import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import type { Undoing } from '#web/manage/sync/commands/undo-command.ts'
import { LostChanges } from './lost-changes.tsx'
import { useCommandLabels } from './use-command-labels.ts'

interface WaitingCardProps {
  command: StoredCommand
  undoing: Undoing
  onUndo: () => void
}

/**
 * A change that waits; it can be taken back as a whole as long as it never left the device and nobody signed it, and by one more
 * where that leads back.
 */
export function WaitingCard({ command, undoing, onUndo }: WaitingCardProps) {
  const words = useCommandLabels()
  return (
    <Box asChild p="3" borderWidth="1px" borderRadius="md">
      <article>
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Box minW="0" flex="1 1 12rem" overflowWrap="anywhere">
            <Text>{words.done(command)}</Text>
            <When at={command.createdAt} />
          </Box>
          {(undoing.kind === 'whole' || undoing.kind === 'back') && (
            <ConfirmButton
              question={undoing.kind === 'whole' ? <Lost command={command} rest={undoing.rest} /> : <LedBack />}
              confirm={<Trans>Undo</Trans>}
              onConfirm={onUndo}
            >
              <Trans>Undo</Trans>
            </ConfirmButton>
          )}
        </Flex>
        {undoing.kind === 'sent' && (
          <Text color="fg.muted" fontSize="sm">
            <Trans>
              It was sent and may have arrived, so it cannot be undone here. Once it is confirmed, its page shows what
              can be done next.
            </Trans>
          </Text>
        )}
        {undoing.kind === 'undone' && (
          <Text color="fg.muted" fontSize="sm">
            <Trans>It may have arrived. One more change leads back to what was before.</Trans>
          </Text>
        )}
        {undoing.kind === 'signed' && (
          <Text color="fg.muted" fontSize="sm">
            <Trans>Signed: it cannot be undone. A correction is a new version.</Trans>
          </Text>
        )}
        {undoing.kind === 'part' && (
          <Text color="fg.muted" fontSize="sm">
            <Trans>Goes with what it shows: remove it there.</Trans>
          </Text>
        )}
      </article>
    </Box>
  )
}

const LedBack = () => (
  <Trans>It was sent and may have arrived. Undo this? Then one more change leads back to what was before.</Trans>
)

/** What goes with it, by name. */
function Lost({ command, rest }: { command: StoredCommand; rest: readonly StoredCommand[] }) {
  const others = rest.filter(({ name }) => name !== 'announceFile')
  return (
    <LostChanges
      changes={[command]}
      rest={others}
      photos={rest.length - others.length}
      unnamed={<Trans>Undo this? It is lost then.</Trans>}
    >
      <Trans>Undo this? It is lost then, and with it:</Trans>
    </LostChanges>
  )
}

export function When({ at }: { at: number | string }) {
  const { day, time } = dayAndTime(at)
  return (
    <Text color="fg.muted" fontSize="sm">
      <Trans>
        On {day} at {time}
      </Trans>
    </Text>
  )
}

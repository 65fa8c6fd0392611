import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { Button } from '#web/ui/button.ts'
import { dayAndTime } from '#web/ui/moment.ts'
import { Text } from '#web/ui/typography.ts'
import { useCommandWords } from './use-command-words.ts'

/** A change that waits; it can be taken back as long as it never left the device. */
export function WaitingCard({ command, onUndo }: { command: StoredCommand; onUndo: () => void }) {
  const words = useCommandWords()
  return (
    <Flex asChild gap="3" align="center" justify="space-between" p="3" borderWidth="1px" borderRadius="md">
      <article>
        <Box minW="0" overflowWrap="anywhere">
          <Text>{words.done(command)}</Text>
          <When at={command.createdAt} />
        </Box>
        {command.attempts === 0 && (
          <Button variant="ghost" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </article>
    </Flex>
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

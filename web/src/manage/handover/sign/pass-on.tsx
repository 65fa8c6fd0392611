import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Party } from '#shared/handover/party.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { LockFirst } from './lock-first.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface PassOnProps {
  to: Party
  isManager: boolean
  isHandedOut: boolean
  onLock: () => Promise<void>
  onHanded: () => void
}

/** Between two: who gets the phone next. */
export function PassOn({ to, isManager, isHandedOut, onLock, onHanded }: PassOnProps) {
  if (isManager) return <ToManager role={to.role} />
  return isHandedOut ? <HandOver party={to} onHanded={onHanded} /> : <LockFirst party={to} onLock={onLock} />
}

/** Whoever is at the glass is named, and says so. */
function HandOver({ party: { name: kept, role }, onHanded }: { party: Party; onHanded: () => void }) {
  const { i18n } = useLingui()
  const button = useFirstFocus<HTMLButtonElement>()
  const name = onOneLine(kept)
  return (
    <Box py="8" textAlign="center">
      <Text fontSize="xl" fontWeight="bold" mb="1" overflowWrap="anywhere">
        <Trans>Please give the phone to {name}</Trans>
      </Text>
      <Text color="fg.muted" mb="6">
        {i18n._(roleNames[role])}
      </Text>
      <Button ref={button} size="lg" w="full" overflowWrap="anywhere" onClick={onHanded}>
        <Trans>I am {name}</Trans>
      </Button>
    </Box>
  )
}

/** Nobody else signs for the manager: their own word, below, takes the phone back first. */
function ToManager({ role }: Pick<Party, 'role'>) {
  const { i18n } = useLingui()
  const text = useFirstFocus<HTMLDivElement>()
  return (
    <Box ref={text} tabIndex={-1} data-focus-target py="8" textAlign="center">
      <Text fontSize="xl" fontWeight="bold" mb="1">
        <Trans>Please give the phone to the manager</Trans>
      </Text>
      <Text color="fg.muted">{i18n._(roleNames[role])}</Text>
    </Box>
  )
}

interface LastAnswerProps {
  /** Only for the manager: who finishes it holds a phone that shows everything. */
  onFinish?: () => Promise<void>
  /** Only where it can be given anew. */
  onTakeBack?: () => Promise<void>
}

/** Whoever answers last can look at it, and answer otherwise, like everybody before them: nothing is final until it is said. */
export function LastAnswer({ onFinish, onTakeBack }: LastAnswerProps) {
  const [hasFailed, setFailed] = useState(false)
  const text = useFirstFocus<HTMLDivElement>()
  const keeping = (done: Promise<void>) => void done.catch(() => setFailed(true))
  return (
    <Box py="6" display="grid" gap="3">
      <Box ref={text} tabIndex={-1} data-focus-target>
        <Text fontSize="lg" fontWeight="semibold">
          <Trans>Everybody has answered. Is it right like this?</Trans>
        </Text>
        <Text color="fg.muted">
          {onFinish ? (
            <Trans>Once it is finished, nothing can be changed any more.</Trans>
          ) : (
            <Trans>Then please give the phone to the manager, who finishes it.</Trans>
          )}
        </Text>
      </Box>
      {onFinish && (
        <Button size="lg" onClick={() => keeping(onFinish())}>
          <Trans>Finish the signing</Trans>
        </Button>
      )}
      {onTakeBack && (
        <Button size="lg" variant="outline" onClick={() => keeping(onTakeBack())}>
          <Trans>Change the last answer</Trans>
        </Button>
      )}
      <Text role="alert" color="danger.fg">
        {hasFailed && <Trans>This device could not keep it. Please free some space and try again.</Trans>}
      </Text>
    </Box>
  )
}

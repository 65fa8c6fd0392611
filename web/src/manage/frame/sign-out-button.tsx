import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import SignOutIcon from '~icons/lucide/log-out'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { SignaturesHere } from '#web/manage/changes/signatures-here.tsx'
import { WhyPending } from '#web/manage/changes/waiting-list.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { signOut } from '#web/manage/session/way-out.ts'
import { countUnsent } from '#web/manage/storage/remove-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { addWork, countWork, type UnsentWork } from '#web/manage/storage/unsent-work.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'

/** The way out; asks first what is to become of work that the server does not have. */
export function SignOutButton() {
  const { t } = useLingui()
  const { person, organizationId } = useManager()
  const { unsent, sendNow } = useWaiting()
  /** In other organizations; undefined while nobody asks. */
  const [elsewhere, setElsewhere] = useState<UnsentWork>()
  const here = unsent ?? addWork([])

  const leave = async () => {
    const found = await countUnsent(person.id).catch(() => new Map<string | undefined, UnsentWork>())
    const own = person.role === 'platform_owner' && organizationId !== null ? organizationId : undefined
    const others = addWork([...found].filter(([organization]) => organization !== own).map(([, work]) => work))
    if (found.size > 0 || countWork(here) > 0) setElsewhere(others)
    else await signOut({})
  }
  const work = elsewhere && addWork([here, elsewhere])
  return (
    <>
      <Button
        variant="ghost"
        w="full"
        justifyContent="flex-start"
        color="fg"
        css={asInMenu}
        onClick={() => void leave()}
      >
        <SignOutIcon />
        <Trans>Logout</Trans>
      </Button>
      {work && (
        <Dialog
          title={
            work.changes === 0 && work.signings > 0
              ? t`Log out with signatures that are only on this device?`
              : t`Log out with unsent changes?`
          }
          onClose={() => setElsewhere(undefined)}
        >
          {() => <Choices work={work} onSend={sendNow} />}
        </Dialog>
      )}
    </>
  )
}

function Choices({ work, onSend }: { work: UnsentWork; onSend: () => void }) {
  const { commands = [] } = useWaiting()
  const [isTried, setTried] = useState(false)
  const isAny = countWork(work) > 0
  const pending = commands.filter(({ state }) => state !== 'attention')
  const send = () => {
    onSend()
    setTried(true)
  }
  return (
    <>
      <UnsentWords work={work} />
      <Text id="why-unsent" role="status" color="fg.muted" mt="2">
        {isTried && work.changes > 0 && <WhyUnsent pending={pending} attention={commands.length - pending.length} />}
      </Text>
      <Flex direction="column" gap="2" mt="4">
        {work.changes > 0 && (
          <Button aria-describedby="why-unsent" onClick={send}>
            <Trans>Send first</Trans>
          </Button>
        )}
        <Button variant="outline" onClick={() => void signOut({})}>
          {isAny ? <Trans>Log out and keep them locked until I am back</Trans> : <Trans>Logout</Trans>}
        </Button>
        {isAny && <DiscardButton isSigned={work.signed + work.signings > 0} />}
      </Flex>
    </>
  )
}

/** What stands in the way of sending: who pressed the button is not left waiting for nothing. */
function WhyUnsent({ pending, attention }: { pending: readonly StoredCommand[]; attention: number }) {
  if (pending.length > 0) return <WhyPending pending={pending} />
  return attention > 0 && <Plural value={attention} one="# change needs a decision" other="# changes need a decision" />
}

function UnsentWords({ work }: { work: UnsentWork }) {
  const { changes, signed, signings } = work
  if (countWork(work) === 0) {
    return (
      <Text>
        <Trans>Everything has been sent.</Trans>
      </Text>
    )
  }
  return (
    <Flex direction="column" gap="2">
      {changes > 0 && (
        <Text>
          <Plural
            value={changes}
            one="# change on this device has not been received by the server."
            other="# changes on this device have not been received by the server."
          />
        </Text>
      )}
      {signed > 0 && (
        <Text fontWeight="semibold">
          <Plural
            value={signed}
            one="# signed handover protocol is among them."
            other="# signed handover protocols are among them."
          />
        </Text>
      )}
      <SignaturesHere count={signings} />
    </Flex>
  )
}

/** What people signed cannot be had again without them: that is asked about once more. */
function DiscardButton({ isSigned }: { isSigned: boolean }) {
  const discard = () => void signOut({ discards: true })
  const words = <Trans>Log out and discard them</Trans>
  if (!isSigned) {
    return (
      <Button variant="ghost" onClick={discard}>
        {words}
      </Button>
    )
  }
  return (
    <ConfirmButton
      question={<Trans>Discard what was signed here? The signatures are lost, and everybody has to sign again.</Trans>}
      confirm={<Trans>Discard and log out</Trans>}
      onConfirm={discard}
    >
      {words}
    </ConfirmButton>
  )
}

const asInMenu = { fontWeight: 'normal', borderRadius: 0, outlineOffset: '-3px' } as const

import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { useDesk } from './use-desk.ts'
import { useWaiting } from '#web/records/use-waiting.ts'
import { countUnsent } from '#web/local/remove-desk.ts'
import { session } from '#web/session/browser-session.ts'
import { Button } from '#web/ui/button.ts'
import { icon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'

const SignOutIcon = icon(<path d="M10 4H5v16h5M20 12H9M16 8l4 4-4 4" />)

/** The way out; asks first what is to become of changes that the server does not have. */
export function SignOutButton() {
  const { t } = useLingui()
  const { person, organizationId } = useDesk()
  const { commands, sendNow } = useWaiting()
  /** In other organizations; undefined while nobody asks. */
  const [elsewhere, setElsewhere] = useState<number>()

  const leave = async () => {
    const unsent = await countUnsent(person.id).catch(() => new Map<string | undefined, number>())
    const here = person.role === 'platform_owner' && organizationId !== null ? organizationId : undefined
    const others = [...unsent].filter(([organization]) => organization !== here).map(([, count]) => count)
    const count = others.reduce((sum, each) => sum + each, 0)
    if (count + (commands?.length ?? 0) > 0) setElsewhere(count)
    else await signOut({})
  }
  return (
    <>
      <Button variant="ghost" px="2" aria-label={t`Logout`} onClick={() => void leave()}>
        <SignOutIcon />
        <Box as="span" css={hiddenOnPhones}>
          <Trans>Logout</Trans>
        </Box>
      </Button>
      {elsewhere !== undefined && (
        <Dialog title={t`Log out with unsent changes?`} onClose={() => setElsewhere(undefined)}>
          {() => <Choices count={(commands?.length ?? 0) + elsewhere} onSend={sendNow} />}
        </Dialog>
      )}
    </>
  )
}

function Choices({ count, onSend }: { count: number; onSend: () => void }) {
  return (
    <>
      <Text>
        {count === 0 ? (
          <Trans>Everything has been sent.</Trans>
        ) : (
          <Plural
            value={count}
            one="# change on this device has not been received by the server."
            other="# changes on this device have not been received by the server."
          />
        )}
      </Text>
      <Flex direction="column" gap="2" mt="4">
        {count > 0 && (
          <Button onClick={onSend}>
            <Trans>Send first</Trans>
          </Button>
        )}
        <Button variant="outline" onClick={() => void signOut({})}>
          {count > 0 ? <Trans>Log out and keep them locked until I am back</Trans> : <Trans>Logout</Trans>}
        </Button>
        {count > 0 && (
          <Button variant="ghost" onClick={() => void signOut({ discards: true })}>
            <Trans>Log out and discard them</Trans>
          </Button>
        )}
      </Flex>
    </>
  )
}

/** Out of this device at once, then out of the identity provider. */
async function signOut(how: { discards?: boolean }) {
  const logoutUrl = await session.signOut(how)
  if (logoutUrl !== null) location.assign(logoutUrl)
}

const hiddenOnPhones = { '@media (max-width: 40rem)': { display: 'none' } } as const

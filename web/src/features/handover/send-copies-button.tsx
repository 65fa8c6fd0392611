import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { email } from '#shared/text.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { useChange } from '#web/desk/use-change.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { MailIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'

/** The document by mail, to those alone who gave an address. */
export function SendCopiesButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const change = useChange()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const parties = protocol.content.parties.filter((party) => z.safeParse(email(), party.email).success)
  const recipients = [...new Set(parties.map((party) => party.email))]
  if (recipients.length === 0) return null
  const send = async () => {
    setBusy(true)
    await change(
      'sendCopies',
      { params: { id: protocol.id }, body: { recipients }, about: { entity: 'protocol', id: protocol.id } },
      { done: () => t`The copies are on their way`, failed: () => t`The copies could not be sent` },
    )
    setBusy(false)
  }
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <MailIcon />
        <Trans>Send copies by mail</Trans>
      </Button>
      {isOpen && (
        <Dialog title={<Trans>Send copies by mail</Trans>} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <Box as="ul" listStyleType="none" mb="4">
                {parties.map(({ id, name, email: address }) => (
                  <li key={id}>
                    <Text overflowWrap="anywhere">{`${name}: ${address}`}</Text>
                  </li>
                ))}
              </Box>
              <Button size="lg" w="full" disabled={isBusy} onClick={() => void send().then(close)}>
                <Trans>Send</Trans>
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

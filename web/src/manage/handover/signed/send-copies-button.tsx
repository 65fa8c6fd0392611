import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { canGetCopy } from '#shared/handover/party.ts'
import { email } from '#shared/text.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { MailIcon } from '#web/kit/ui/icons.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

/** The document by mail: to those who gave an address before they signed, and to addresses that they say now. */
export function SendCopiesButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const texts = useTexts()
  const change = useChange()
  const saidOf = useSaidOf()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const parties = protocol.content.parties.filter(canGetCopy)
  const others = protocol.content.parties.filter((party) => !canGetCopy(party))
  const [typed, setTyped] = useState('')
  const more = typed.split(/[\s,;]+/).filter(Boolean)
  const wrong = more.filter((each) => !z.safeParse(email(), each).success)
  const recipients = [...new Set([...parties.map((party) => party.email), ...more])]
  const [isRefused, setRefused] = useState(false)
  const send = async () => {
    setRefused(wrong.length > 0 || recipients.length === 0)
    if (wrong.length > 0 || recipients.length === 0) return false
    setBusy(true)
    await change(
      'sendCopies',
      { params: { id: protocol.id }, body: { recipients }, about: { entity: 'protocol', id: protocol.id } },
      {
        done: () => t`The copies are on their way`,
        more: () => recipients.join(', '),
        failed: () => t`The copies could not be sent`,
      },
    )
    setBusy(false)
    return true
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
                    <Text overflowWrap="anywhere">{saidOf(name, address)}</Text>
                  </li>
                ))}
                {others.map(({ id, name }) => (
                  <li key={id}>
                    <Text overflowWrap="anywhere" color="fg.muted">
                      <Trans>{name}: no e-mail address that a copy can be sent to</Trans>
                    </Text>
                  </li>
                ))}
              </Box>
              <Box mb="4">
                <LabelledControl
                  id="more-addresses"
                  label={<Trans>Further addresses</Trans>}
                  hint={<Trans>Several with a comma between them</Trans>}
                  optional={parties.length > 0}
                  error={isRefused ? texts.issue('email_invalid') : undefined}
                >
                  {(control) => (
                    <Input
                      {...control}
                      minH="14"
                      type="text"
                      inputMode="email"
                      autoCapitalize="none"
                      autoComplete="off"
                      value={typed}
                      onChange={(event) => setTyped(event.currentTarget.value)}
                    />
                  )}
                </LabelledControl>
              </Box>
              <Button
                size="lg"
                w="full"
                disabled={isBusy}
                onClick={() => void send().then((isSent) => isSent && close())}
              >
                <Trans>Send</Trans>
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

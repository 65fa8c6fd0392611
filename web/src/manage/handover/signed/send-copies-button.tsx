import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { canGetCopy } from '#shared/handover/party.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { email } from '#shared/text.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { MailIcon } from '#web/kit/ui/icons.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface RecipientProps {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

const Recipient = ({ isChosen, onChoose, children }: RecipientProps) => (
  <chakra.label display="flex" gap="3" alignItems="center" minH="11" cursor="pointer">
    <chakra.input
      type="checkbox"
      checked={isChosen}
      boxSize="5"
      flex="none"
      accentColor="var(--chakra-colors-pine-solid)"
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
    <Box as="span" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </chakra.label>
)

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
  /** Who has theirs is not written to again by the way. */
  const got = new Set((protocol.copies ?? []).flatMap(({ partyIds }) => partyIds))
  const [chosen, setChosen] = useState<readonly string[]>()
  const toParties = chosen ?? parties.map(({ id }) => id).filter((id) => !got.has(id))
  const recipients = [
    ...new Set([...parties.filter(({ id }) => toParties.includes(id)).map((party) => party.email), ...more]),
  ]
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
        <Dialog
          title={<Trans>Send copies by mail</Trans>}
          onClose={() => {
            setOpen(false)
            setChosen(undefined)
          }}
        >
          {(close) => (
            <>
              <Box as="ul" listStyleType="none" mb="4">
                {parties.map(({ id, name, email: address }) => (
                  <li key={id}>
                    <Recipient
                      isChosen={toParties.includes(id)}
                      onChoose={(isChosen) =>
                        setChosen(isChosen ? [...toParties, id] : toParties.filter((each) => each !== id))
                      }
                    >
                      {saidOf(onOneLine(name), address)}
                      {got.has(id) && (
                        <Text as="span" color="fg.muted">
                          {' '}
                          <Trans>(sent already)</Trans>
                        </Text>
                      )}
                    </Recipient>
                  </li>
                ))}
                {others
                  .map(({ id, ...party }) => ({ id, name: onOneLine(party.name) }))
                  .map(({ id, name }) => (
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
                  error={
                    !isRefused
                      ? undefined
                      : wrong.length > 0
                        ? saidOf(wrong.join(', '), texts.issue('email_invalid'))
                        : recipients.length === 0
                          ? t`Choose somebody, or write an address`
                          : undefined
                  }
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

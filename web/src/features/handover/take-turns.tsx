import { Box, Flex } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import { numberDefects } from '#shared/handover/number-defects.ts'
import type { Party } from '#shared/handover/party.ts'
import { blankSigning, isDrawn } from '#shared/handover/signing-draft.ts'
import { Badge } from '#web/desk/role-badge.tsx'
import { useDesk } from '#web/desk/use-desk.ts'
import { releaseFile } from '#web/local/reserve-file.ts'
import { useMe } from './use-known-people.ts'
import { useWalk } from './use-walk.ts'
import { roleNames } from '#web/handover/recorded/protocol-words.ts'
import { SignatureField } from '#web/handover/signature-field.tsx'
import { turnNames } from '#web/handover/signing-words.ts'
import { Button } from '#web/ui/button.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Heading, Text } from '#web/ui/typography.ts'
import { FinishSigning } from './finish-signing.tsx'
import { TakeBack } from './take-back.tsx'
import type { KeptSigning } from '#web/local/desk-signing.ts'

interface TakeTurnsProps {
  signing: KeptSigning
  signers: readonly Party[]
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
  end: () => Promise<void>
}

/** One party after the other gets the phone; what each has done is kept before the next one is asked. */
export function TakeTurns({ signing, signers, change, end }: TakeTurnsProps) {
  const [handedTo, setHandedTo] = useState<string>()
  const next = signers.find(({ id }) => signing.signatures.every(({ partyId }) => partyId !== id))
  const { desk } = useDesk()
  const { i18n } = useLingui()
  const me = useMe()
  /** The manager's name is what ends this: others who hold the phone do not read it here. */
  const isMine = ({ name }: Party) => isSameName(name, me.name)
  const startAgain = async () => {
    await change(({ frozen: _frozen, ...before }) => ({ ...before, signatures: [], drafts: {} }))
    if (signing.frozen) await releaseFile(desk, signing.frozen.pdfId)
  }
  return (
    <>
      <Heading as="h1" size="xl" mb="4">
        <Trans>Signing</Trans>
      </Heading>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mb="6">
        {signers.map((party) => {
          const { id, role } = party
          const name = isMine(party) ? i18n._(roleNames[role]) : party.name
          const said = signing.signatures.find(({ partyId }) => partyId === id)
          const hasSigned = said !== undefined && isDrawn(said)
          return (
            <li key={id}>
              <Badge tone={hasSigned ? 'green' : said ? 'yellow' : 'grey'}>
                <Flex as="span" align="center" gap="1" display="inline-flex">
                  {hasSigned && <CheckIcon />}
                  {said ? `${name}: ${i18n._(turnNames[said.outcome])}` : name}
                </Flex>
              </Badge>
            </li>
          )
        })}
      </Flex>
      {!next && <FinishSigning signing={signing} end={end} />}
      {next &&
        (handedTo === next.id ? (
          <Turn key={next.id} party={next} isMine={isMine(next)} signing={signing} change={change} />
        ) : (
          <HandOver
            party={next}
            isMine={isMine(next)}
            onHanded={() => {
              setHandedTo(next.id)
              if (!signing.isHandedOut) void change((before) => ({ ...before, isHandedOut: true }))
            }}
          />
        ))}
      {signing.isHandedOut ? (
        <TakeBack />
      ) : (
        <Box mt="8">
          <ConfirmButton
            question={<Trans>Back to the content? The signatures so far no longer count then.</Trans>}
            confirm={<Trans>Back to the content</Trans>}
            onConfirm={() => void startAgain()}
          >
            <Trans>Something is wrong: back to the content</Trans>
          </ConfirmButton>
        </Box>
      )}
    </>
  )
}

function HandOver({ party, isMine, onHanded }: { party: Party; isMine: boolean; onHanded: () => void }) {
  const { i18n } = useLingui()
  const { name, role } = party
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Box py="8" textAlign="center">
      <Text fontSize="xl" fontWeight="bold" mb="1" overflowWrap="anywhere">
        {isMine ? <Trans>Please give the phone to the manager</Trans> : <Trans>Please give the phone to {name}</Trans>}
      </Text>
      <Text color="fg.muted" mb="6">
        {i18n._(roleNames[role])}
      </Text>
      <Button ref={button} size="lg" w="full" overflowWrap="anywhere" onClick={onHanded}>
        {isMine ? <Trans>I am the manager</Trans> : <Trans>I am {name}</Trans>}
      </Button>
    </Box>
  )
}

function Turn({
  party,
  isMine,
  signing,
  change,
}: { party: Party; isMine: boolean } & Pick<TakeTurnsProps, 'signing' | 'change'>) {
  const { i18n, t } = useLingui()
  const { rooms } = useWalk()
  const { id, name, role } = party
  const defects = numberDefects(rooms).length
  const places = rooms.length
  // Strokes come faster than they are written: the field shows its own, and every one is kept behind it.
  const [draft, setDraft] = useState(signing.drafts[id] ?? blankSigning)
  const contentHash = signing.frozen?.contentHash ?? ''
  const statements = signing.frozen?.statements.filter(({ partyId }) => partyId === id) ?? []
  return (
    <SignatureField
      name={isMine ? t`You, the manager` : name}
      role={i18n._(roleNames[role])}
      statementTexts={[
        t`The protocol as you saw it: ${plural(places, { one: '# room', other: '# rooms' })}, ${plural(defects, { one: '# defect', other: '# defects' })}.`,
        ...statements.map(({ text }) => text),
      ]}
      draft={draft}
      onChange={(changed) => {
        setDraft(changed)
        // A failure is told when it is signed, which needs the same space.
        change((before) => ({ ...before, drafts: { ...before.drafts, [id]: changed } })).catch(() => undefined)
      }}
      onSigned={(signed) =>
        change((before) => ({
          ...before,
          signatures: [
            ...before.signatures.filter(({ partyId }) => partyId !== id),
            { ...signed, partyId: id, name, contentHash },
          ],
        }))
      }
    />
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import type { Party } from '#shared/handover/party.ts'
import { isDrawn } from '#shared/handover/signing-draft.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { turnNames } from '#web/manage/handover/pad/signing-labels.ts'
import type { Signed } from '#web/manage/handover/pad/use-signing.ts'
import { useMe } from '#web/manage/handover/prepare/use-known-people.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { releaseFile } from '#web/manage/storage/reserve-file.ts'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { FinishSigning } from './finish-signing.tsx'
import { LastAnswer } from './last-answer.tsx'
import { withoutStatement } from './party-statements.tsx'
import { SigningTurn } from './signing-turn.tsx'
import { TakeBack } from './take-back.tsx'

interface TakeTurnsProps {
  signing: KeptSigning
  signers: readonly Party[]
  /** The draft still says what they sign. */
  isFrozen: boolean
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
  end: () => Promise<void>
}

/** One party after the other gets the phone; what each has done is kept before the next one is asked. */
export function TakeTurns({ signing, signers, isFrozen, change, end }: TakeTurnsProps) {
  const [handedTo, setHandedTo] = useState<string>()
  const [next] = stillToSign(signers, signing)
  const { database } = useManager()
  const { i18n } = useLingui()
  const me = useMe()
  /** The manager's name is what ends this: others who hold the phone do not read it here. */
  const isMine = ({ name }: Party) => isSameName(name, me.name)
  const startAgain = async (said: Partial<Pick<KeptSigning, 'ticked' | 'declined'>> = {}) => {
    await change(({ frozen: _frozen, ...before }) => ({ ...before, ...said, signatures: [], drafts: {} }))
    if (signing.frozen) await releaseFile(database, signing.frozen.pdfId)
  }
  const lock = () => change((before) => ({ ...before, isHandedOut: true }))
  // Only the manager's own form stands open on a phone that shows everything else, too.
  const isInHand = next && (isMine(next) ? !signing.isHandedOut : signing.isHandedOut && handedTo === next.id)
  const wayOut = signing.isHandedOut ? (
    // Who has the phone next reads nothing of what the one before has typed there.
    <TakeBack key={isInHand ? `with-${next.id}` : 'between'} onTakenBack={() => setHandedTo(undefined)} />
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
  )
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
                  <Box as="span" minW="0">
                    {said ? `${name}: ${i18n._(turnNames[said.outcome])}` : name}
                  </Box>
                </Flex>
              </Badge>
            </li>
          )
        })}
      </Flex>
      {!next && signing.frozen?.isFinal && <FinishSigning signing={signing} end={end} wayOut={wayOut} />}
      {!next && !signing.frozen?.isFinal && (
        <LastAnswer
          onFinish={() => change(asFinal)}
          // Of a draft that a colleague changed meanwhile nobody could answer again: what all have signed stands.
          {...(isFrozen && { onTakeBack: () => change(withoutLast) })}
        />
      )}
      {next && isInHand && (
        <SigningTurn
          key={next.id}
          party={next}
          isMine={isMine(next)}
          signing={signing}
          onDraft={(draft) => change((before) => ({ ...before, drafts: { ...before.drafts, [next.id]: draft } }))}
          onSigned={(signed) => change((before) => withSignature(before, { party: next, signed, signers }))}
          onDecline={(statement) => void startAgain(declining(signing, { partyId: next.id, statement }))}
        />
      )}
      {next &&
        !isInHand &&
        (isMine(next) ? (
          <ToManager role={next.role} />
        ) : signing.isHandedOut ? (
          <HandOver party={next} onHanded={() => setHandedTo(next.id)} />
        ) : (
          <LockFirst party={next} onLock={lock} />
        ))}
      {(next || !signing.frozen?.isFinal) && wayOut}
    </>
  )
}

/** A phone that the manager has taken back shows everything: nobody is asked to give it away like that. */
function LockFirst({ party: { name }, onLock }: { party: Party; onLock: () => Promise<void> }) {
  const [hasFailed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Box py="8" textAlign="center">
      <Text fontSize="xl" fontWeight="bold" mb="1" overflowWrap="anywhere">
        <Trans>Next: {name}</Trans>
      </Text>
      <Text color="fg.muted" mb="6">
        <Trans>This phone shows everything now. Lock it before you give it away.</Trans>
      </Text>
      <Button
        ref={button}
        size="lg"
        w="full"
        overflowWrap="anywhere"
        onClick={() => void onLock().catch(() => setFailed(true))}
      >
        <Trans>Lock it for {name}</Trans>
      </Button>
      <Text role="alert" color="danger.fg" mt="3">
        {hasFailed && <Trans>This device could not keep it. Please free some space and try again.</Trans>}
      </Text>
    </Box>
  )
}

/** Whoever is at the glass is named, and says so. */
function HandOver({ party: { name, role }, onHanded }: { party: Party; onHanded: () => void }) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
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
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Box ref={text} tabIndex={-1} data-focus-target py="8" textAlign="center">
      <Text fontSize="xl" fontWeight="bold" mb="1">
        <Trans>Please give the phone to the manager</Trans>
      </Text>
      <Text color="fg.muted">{i18n._(roleNames[role])}</Text>
    </Box>
  )
}

const stillToSign = (signers: readonly Party[], { signatures }: Pick<KeptSigning, 'signatures'>) =>
  signers.filter(({ id }) => signatures.every(({ partyId }) => partyId !== id))

/** Also says in whose hands the phone is now: from the manager it goes to the next one. */
function withSignature(
  before: KeptSigning,
  { party, signed, signers }: { party: Party; signed: Signed; signers: readonly Party[] },
): KeptSigning {
  const { id: partyId, name } = party
  const others = before.signatures.filter((each) => each.partyId !== partyId)
  const contentHash = before.frozen?.contentHash ?? ''
  const after = { ...before, signatures: [...others, { ...signed, partyId, name, contentHash }] }
  return stillToSign(signers, after).length > 0 ? { ...after, isHandedOut: true } : after
}

const withoutLast = (before: KeptSigning): KeptSigning => ({ ...before, signatures: before.signatures.slice(0, -1) })

/** From now on a page that is killed goes on with the document, and nobody's answer is another than in it. */
const asFinal = ({ frozen, ...before }: KeptSigning): KeptSigning => ({
  ...before,
  ...(frozen && { frozen: { ...frozen, isFinal: true } }),
})

/** It is no longer ticked, and whose word that was stays. */
const declining = ({ ticked, declined = [] }: KeptSigning, said: KeptSigning['ticked'][number]) => ({
  ticked: withoutStatement(ticked, said),
  declined: [...withoutStatement(declined, said), said],
})

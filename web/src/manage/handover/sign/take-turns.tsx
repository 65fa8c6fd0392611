import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import type { Party } from '#shared/handover/party.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import type { Signed } from '#web/manage/handover/pad/use-signing.ts'
import { useMe } from '#web/manage/handover/prepare/known-people.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { releaseFile } from '#web/manage/storage/reserve-file.ts'
import { AskAgain } from './ask-again.tsx'
import { FinishSigning } from './finish-signing.tsx'
import { withoutStatement } from './party-statements.tsx'
import { LastAnswer, PassOn } from './pass-on.tsx'
import { SigningTurn } from './signing-turn.tsx'
import { TakeBack } from './take-back.tsx'
import { WhoAnswered } from './who-answered.tsx'

interface TakeTurnsProps {
  signing: KeptSigning
  signers: readonly Party[]
  /** The draft still says what they sign. */
  isFrozen: boolean
  /** Shown in place of the turns. The way out below stays as it is, with what is being typed there. */
  instead: ReactNode
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
  end: () => Promise<void>
}

/** One party after the other gets the phone; what each has done is kept before the next one is asked. */
export function TakeTurns({ signing, signers, isFrozen, instead, change, end }: TakeTurnsProps) {
  const [handedTo, setHandedTo] = useState<string>()
  const [next] = stillToSign(signers, signing)
  const { database } = useManager()
  const me = useMe()
  const isMine = ({ name }: Party) => isSameName(name, me.name)
  const isHandedOut = signing.isHandedOut === true
  const isFinal = !next && signing.frozen?.isFinal
  const startAgain = async (said: Partial<Pick<KeptSigning, 'ticked' | 'declined'>> = {}) => {
    await change(({ frozen: _frozen, ...before }) => ({ ...before, ...said, signatures: [], drafts: {} }))
    if (signing.frozen) await releaseFile(database, signing.frozen.pdfId)
  }
  // Only the manager's own form stands open on a phone that shows everything else, too.
  const isInHand = next && (isMine(next) ? !isHandedOut : isHandedOut && handedTo === next.id)
  const wayOut = isHandedOut ? (
    // Who has the phone next reads nothing of what the one before has typed there.
    <TakeBack key={isInHand ? `with-${next.id}` : 'between'} onTakenBack={() => setHandedTo(undefined)} />
  ) : (
    <Box mt="8" display="grid" gap="2">
      {isFrozen && !isFinal && (
        <AskAgain
          signatures={signing.signatures}
          onAskAgain={(partyId) => change((before) => withoutAnswer(before, partyId))}
        />
      )}
      <ConfirmButton
        question={<Trans>Back to the content? The signatures so far no longer count then.</Trans>}
        confirm={<Trans>Back to the content</Trans>}
        onConfirm={() => void startAgain()}
      >
        <Trans>Something is wrong: back to the content</Trans>
      </ConfirmButton>
    </Box>
  )
  const turn = next ? (
    isInHand ? (
      <SigningTurn
        key={next.id}
        party={next}
        isMine={isMine(next)}
        signing={signing}
        onDraft={(draft) => change((before) => ({ ...before, drafts: { ...before.drafts, [next.id]: draft } }))}
        onSigned={(signed) => change((before) => withSignature(before, next, signed))}
        onDecline={(statement) => void startAgain(declining(signing, { partyId: next.id, statement }))}
      />
    ) : (
      <PassOn
        to={next}
        isManager={isMine(next)}
        isHandedOut={isHandedOut}
        onLock={() => change((before) => ({ ...before, isHandedOut: true }))}
        onHanded={() => setHandedTo(next.id)}
      />
    )
  ) : isFinal ? (
    <FinishSigning signing={signing} end={end} wayOut={wayOut} />
  ) : (
    <LastAnswer
      {...(!isHandedOut && { onFinish: () => change(asFinal) })}
      // Of a draft that a colleague changed meanwhile nobody could answer again: what all have signed stands.
      {...(isFrozen && { onTakeBack: () => change(withoutLast) })}
    />
  )
  return (
    <>
      {instead ?? (
        <>
          <Heading as="h1" size="xl" mb="4">
            <Trans>Signing</Trans>
          </Heading>
          <WhoAnswered signing={signing} signers={signers} isWhole={!isHandedOut} />
          {turn}
        </>
      )}
      {!isFinal && wayOut}
    </>
  )
}

const stillToSign = (signers: readonly Party[], { signatures }: Pick<KeptSigning, 'signatures'>) =>
  signers.filter(({ id }) => signatures.every(({ partyId }) => partyId !== id))

function withSignature(before: KeptSigning, { id: partyId, name }: Party, signed: Signed): KeptSigning {
  const others = before.signatures.filter((each) => each.partyId !== partyId)
  const contentHash = before.frozen?.contentHash ?? ''
  return { ...before, signatures: [...others, { ...signed, partyId, name, contentHash }] }
}

const withoutLast = (before: KeptSigning): KeptSigning => ({ ...before, signatures: before.signatures.slice(0, -1) })

const withoutAnswer = (before: KeptSigning, partyId: string): KeptSigning => {
  const { [partyId]: _, ...drafts } = before.drafts
  return { ...before, drafts, signatures: before.signatures.filter((each) => each.partyId !== partyId) }
}

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

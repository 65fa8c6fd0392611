import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import { localeIn } from '#shared/languages.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useKeptSigning } from '#web/manage/handover/draft/use-kept-signing.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { contentToSign, fingerprintOf } from '#web/manage/handover/signed/freeze.ts'
import { signedWhole } from '#web/manage/handover/signed/signed-whole.ts'
import { signersOf } from '#web/manage/handover/signed/statements.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'
import { CheckContent } from './check-content.tsx'
import { Hindrances, useHindrances } from './hindrances.tsx'
import { TakeTurns } from './take-turns.tsx'
import { useLanguageTexts } from './use-language-texts.ts'

/** Checking, signing in turn, and the document: wherever it was left, it goes on. */
export function SigningPage() {
  const { t } = useLingui()
  const draft = useProtocolDraft()
  const found = useHindrances()
  const kept = useKeptSigning(draft.protocol.id)
  const texts = useLanguageTexts(localeIn(draft.protocol.content.jurisdiction, kept.signing?.language ?? 'en'))
  // What breaks a rule is nothing that could be signed.
  const isKept = draft.state === 'kept' && draft.baseline !== undefined
  const content = isKept && texts && kept.signing ? contentToSign(draft, kept.signing, texts) : undefined
  const hash = useFingerprint(content)
  const { signing } = kept
  const { decisions } = useWaiting()
  const [isEnded, setEnded] = useState(false)
  const end = () => {
    setEnded(true)
    return kept.end()
  }

  // What was kept for the signing is gone a moment before the protocol reads as signed: nobody is asked to sign again meanwhile.
  if (isEnded) return <Skeleton rows={4} />
  const isFrozen = hash !== undefined && signing?.frozen?.contentHash === hash
  const whole = signing && signedWhole(draft, signing)
  // The document is made with the protocol before beside it: not in the moment before that is read.
  if (whole && draft.baseline === undefined) return <Skeleton rows={4} />
  if (signing && (whole || isFrozen || signing.isHandedOut)) {
    const signers = signersOf((whole ?? draft).protocol.content)
    const instead = whole || isFrozen ? undefined : <NotToBeSigned isRead={hash !== undefined} />
    return <TakeTurns change={kept.change} {...{ signing, signers, isFrozen, instead, end }} />
  }
  // Another round would put itself in the place of what people have signed: above it stands what can be done about that.
  if (decisions.signings.some(({ protocolId }) => protocolId === draft.protocol.id)) {
    return (
      <NotYet>
        <Trans>People have signed this already. Decide about that first: nobody has to sign twice.</Trans>
      </NotYet>
    )
  }
  if (found.length > 0) {
    return (
      <StepFrame title={t`Check and sign`}>
        <Hindrances found={found} />
      </StepFrame>
    )
  }
  if (!['kept', 'keeping'].includes(draft.state)) {
    return (
      <NotYet>
        <Trans>Something that was typed is not kept. Please go back to it first.</Trans>
      </NotYet>
    )
  }
  if (!signing || !texts || !content) return <Skeleton rows={4} />
  // What was checked, or signed, before is another content: nobody is bound by it.
  const isOutdated = hash !== undefined && signing.frozen !== undefined
  if (hash === undefined && signing.frozen) return <Skeleton rows={4} />
  return <CheckContent {...{ signing, content, texts, isOutdated }} change={kept.change} />
}

function NotYet({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <StepFrame title={t`Check and sign`}>
      <Text>{children}</Text>
    </StepFrame>
  )
}

/** Others hold the phone, and what they were to sign is another content now, or is not read yet. */
const NotToBeSigned = ({ isRead }: { isRead: boolean }) =>
  isRead ? (
    <Heading as="h1" size="xl" mb="4">
      <Trans>The content was changed. Please give the phone back.</Trans>
    </Heading>
  ) : (
    <Skeleton rows={4} />
  )

function useFingerprint(content: ReturnType<typeof contentToSign>): string | undefined {
  // What the server says of a record besides, such as its version, takes the phone from nobody who is signing.
  const text = content && canonicalContent(content)
  const [computed, setComputed] = useState<{ of: string; hash: string }>()
  useEffect(() => {
    if (!content || text === undefined) return
    let isCurrent = true
    void fingerprintOf(content).then((hash) => isCurrent && setComputed({ of: text, hash }))
    return () => {
      isCurrent = false
    }
    // The text says all of the content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])
  return computed?.of === text ? computed?.hash : undefined
}

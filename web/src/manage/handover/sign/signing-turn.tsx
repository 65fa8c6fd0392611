import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import type { Party } from '#shared/handover/party.ts'
import type { StatementKind } from '#shared/handover/sign/signing.ts'
import { blankSigning, type SigningDraft } from '#shared/handover/sign/signing-draft.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SignatureField } from '#web/manage/handover/pad/signature-field.tsx'
import type { Signed } from '#web/manage/handover/pad/use-signing.ts'
import { useMe } from '#web/manage/handover/prepare/known-people.tsx'
import { asShown, baselineAsFrozen } from '#web/manage/handover/signed/freeze.ts'
import { ProtocolToRead } from '#web/manage/handover/signed/protocol-to-read.tsx'
import { asItReads } from '#web/manage/protocol/labels/as-it-reads.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { useOwnOrganization } from '#web/manage/records/use-own-organization.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { whatIsSigned } from './what-is-signed.ts'
import { landlordSide, witnessesOf } from './who-is-there.ts'

interface SigningTurnProps {
  party: Party
  isMine: boolean
  signing: KeptSigning
  onDraft: (draft: SigningDraft) => Promise<void>
  onSigned: (signed: Signed) => Promise<void>
  /** Others ticked it, and whoever holds the phone now does not declare it. */
  onDecline: (statement: StatementKind) => void
}

/** One party at the glass. */
export function SigningTurn({ party, isMine, signing, onDraft, onSigned, onDecline }: SigningTurnProps) {
  const { i18n, t } = useLingui()
  const walk = useProtocolDraft()
  const me = useMe()
  const { name: organization = '' } = useOwnOrganization()
  const { id, role } = party
  const name = onOneLine(party.name)
  // Read anew with what is signed, and not with every stroke.
  const { protocol, rooms, protocols } = useMemo(
    () => asItReads({ ...asShown(walk), protocols: walk.protocols }),
    [walk],
  )
  const { parties } = protocol.content
  const landlord = landlordSide(parties, { name: me.name, organization })
  const property = asItReads(signing.frozen?.property)
  const said = whatIsSigned((words) => i18n._(words), { protocol, rooms, property, protocols, landlord }, party)
  // Strokes come faster than they are written: the field shows its own, and every one is kept behind it.
  const [draft, setDraft] = useState(signing.drafts[id] ?? blankSigning)
  const declared = signing.frozen?.statements.filter(({ partyId }) => partyId === id) ?? []
  return (
    <SignatureField
      name={isMine ? t`You, the manager` : name}
      signer={name}
      role={i18n._(roleNames[role])}
      statements={[
        ...said.map((text) => ({ text })),
        ...declared.map(({ text, statement, isDeclined }) =>
          isDeclined ? { text: t`You do not declare: ${text}` } : { text, onDecline: () => onDecline(statement) },
        ),
      ]}
      whole={<ReadWhole property={property} frozen={signing.frozen} />}
      witnesses={witnessesOf(parties, party, me.name)}
      draft={draft}
      onChange={(changed) => {
        setDraft(changed)
        // A failure is told when it is signed, which needs the same space.
        onDraft(changed).catch(() => undefined)
      }}
      onSigned={onSigned}
    />
  )
}

interface ReadWholeProps {
  property: { name: string; address: string } | undefined
  frozen: KeptSigning['frozen']
}

/** All that is signed, for who holds the phone. Not drawn again with every stroke. */
const ReadWhole = memo(function ReadWhole({ property, frozen }: ReadWholeProps) {
  const { protocol, rooms, files, baseline: live } = asShown(useProtocolDraft())
  const baseline = baselineAsFrozen(live, frozen ?? {})
  return (
    <Disclosure title={<Trans>Read the whole protocol</Trans>}>
      <ProtocolToRead {...{ protocol, rooms, files, baseline, ...(property && { property }) }} />
    </Disclosure>
  )
})

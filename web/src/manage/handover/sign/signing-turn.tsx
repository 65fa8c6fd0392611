import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Party } from '#shared/handover/party.ts'
import { numberDefects } from '#shared/handover/room/number-defects.ts'
import type { StatementKind } from '#shared/handover/sign/signing.ts'
import { blankSigning, type SigningDraft } from '#shared/handover/signing-draft.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SignatureField } from '#web/manage/handover/pad/signature-field.tsx'
import type { Signed } from '#web/manage/handover/pad/use-signing.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { ReadWhole } from './read-whole.tsx'

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
  const { rooms } = useProtocolDraft()
  const { id, name, role } = party
  const defects = numberDefects(rooms).length
  const places = rooms.length
  // Strokes come faster than they are written: the field shows its own, and every one is kept behind it.
  const [draft, setDraft] = useState(signing.drafts[id] ?? blankSigning)
  const declared = signing.frozen?.statements.filter(({ partyId }) => partyId === id) ?? []
  return (
    <>
      <ReadWhole property={signing.frozen?.property} />
      <SignatureField
        name={isMine ? t`You, the manager` : name}
        signer={name}
        role={i18n._(roleNames[role])}
        statements={[
          {
            text: t`This protocol: ${plural(places, { one: '# room', other: '# rooms' })}, ${plural(defects, { one: '# defect', other: '# defects' })}.`,
          },
          ...declared.map(({ text, statement, isDeclined }) =>
            isDeclined ? { text: t`You do not declare: ${text}` } : { text, onDecline: () => onDecline(statement) },
          ),
        ]}
        draft={draft}
        onChange={(changed) => {
          setDraft(changed)
          // A failure is told when it is signed, which needs the same space.
          onDraft(changed).catch(() => undefined)
        }}
        onSigned={onSigned}
      />
    </>
  )
}

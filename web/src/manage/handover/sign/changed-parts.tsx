import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type ProtocolDraft, useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'

type Part = 'appointment' | Exclude<keyof ProtocolContent, keyof typeof ofAppointment>

const ofAppointment = { kind: true, jurisdiction: true, date: true, place: true, enteredOn: true } as const

const partNames: Record<Part, MessageDescriptor> = {
  appointment: msg`Kind, day and place`,
  parties: msg`Who is here`,
  meters: msg`Meters`,
  keys: msg`Keys`,
  smokeDetectors: msg`Smoke detectors`,
  agreements: msg`Deposit and agreements`,
  remarks: msg`Remarks`,
}

/** Where to look again: the parts and rooms of which something is not as it was checked. Nothing where an older app noted no content. */
export function ChangedParts({ before }: { before: AsSigned | undefined }) {
  const { i18n } = useLingui()
  const draft = useProtocolDraft()
  if (!before) return null
  const { parts, rooms } = changedParts(before, draft)
  const words = [...parts.map((part) => i18n._(partNames[part])), ...rooms.map(onOneLine)]
  return words.length === 0 ? null : <Changed what={words.join(', ')} />
}

const Changed = ({ what }: { what: string }) => (
  <Text mt="2" overflowWrap="anywhere">
    <Trans>Not as it was: {what}</Trans>
  </Text>
)

/** Rooms by their name now, and those that are gone by the one they had. */
export function changedParts(
  before: AsSigned,
  draft: Pick<ProtocolDraft, 'protocol' | 'rooms'>,
): { parts: Part[]; rooms: string[] } {
  const now = asShown(draft)
  const names = Object.keys({ ...before.content, ...now.protocol.content }) as (keyof ProtocolContent)[]
  const changed = names.filter((name) => !isSame(before.content[name], now.protocol.content[name]))
  const parts = new Set(changed.map((name): Part => (isOfAppointment(name) ? 'appointment' : name)))
  const was = new Map(before.rooms.map(({ id, content }) => [id, content]))
  const gone = before.rooms.filter(({ id }) => !now.rooms.some((room) => room.id === id))
  const others = now.rooms.filter(({ id, content }) => !isSame(was.get(id), content))
  return {
    parts: (Object.keys(partNames) as Part[]).filter((part) => parts.has(part)),
    rooms: [...others, ...gone].map(({ content }) => content.name),
  }
}

const isOfAppointment = (name: keyof ProtocolContent): name is keyof typeof ofAppointment => name in ofAppointment

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

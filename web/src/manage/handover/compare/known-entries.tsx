import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { moveInBefore } from '#shared/handover/editions.ts'
import { type KnownEntry, knownEntries } from '#shared/handover/entered-on.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddButtons } from '#web/manage/handover/fields/add-buttons.tsx'
import { enteredOnId } from '#web/manage/handover/fields/focus-entry.ts'
import { useRecords } from '#web/manage/records/use-records.ts'

/** What is known of when who leaves was handed the home: taken over by a press, and not in silence. */
export function KnownEntries({ onTake }: { onTake: (day: string) => void }) {
  const { t } = useLingui()
  const { protocol, protocols } = useProtocolDraft()
  const residents = useRecords('resident', protocol.propertyId) ?? []
  const found = knownEntries(protocol.content, moveInBefore(protocol, protocols)?.content, residents)
  if (found.length === 0) return null
  const wordsOf = ({ on, resident }: KnownEntry) => {
    const [day, name] = [formatDate(on), onOneLine(resident ?? '')]
    return resident === undefined
      ? t`${day}, by the protocol of the moving in`
      : t`${day}, since when ${name} lives here`
  }
  return (
    <AddButtons
      id="known-entries"
      title={<Trans>Known so far</Trans>}
      choices={found.map((each) => ({
        key: each.on,
        words: wordsOf(each),
        onAdd: () => {
          onTake(each.on)
          return enteredOnId
        },
      }))}
    />
  )
}

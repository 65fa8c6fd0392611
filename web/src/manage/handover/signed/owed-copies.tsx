import { Trans, useLingui } from '@lingui/react/macro'
import { afterDays } from '#shared/dates.ts'
import type { CopiesSent } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { cited } from '#shared/policy/cited.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'

/** What was given by hand is noted nowhere: nobody is reminded of it for ever. */
const REMINDED_DAYS = 7

/** By what the law has it handed over at the signing, for a week from then on; undefined afterwards, and where no law says so. */
export function toHandOver({ content, status, signedAt }: Shown<'protocol'>): string | undefined {
  const { copiesAtSigning }: Pack = packs[content.jurisdiction]
  if (status !== 'signed' || !signedAt) return undefined
  return afterDays(signedAt.slice(0, 10), REMINDED_DAYS) < localToday() ? undefined : copiesAtSigning
}

/** Where the law has the protocol handed over at the signing: whom no copy was sent to from here, while they still stand beside it. */
export function OwedCopies({ protocol }: { protocol: Shown<'protocol'> }) {
  const { i18n } = useLingui()
  const { commands } = useWaiting()
  const { content } = protocol
  // A device that has not read its records anew since an update knows of none.
  const copies: readonly CopiesSent[] = protocol.copies ?? []
  const law = toHandOver(protocol)
  if (law === undefined || !commands) return null
  const got = new Set(copies.flatMap(({ partyIds }) => partyIds))
  const leaving = JSON.stringify(
    commands.filter(({ name, about }) => name === 'sendCopies' && about.id === protocol.id).map(({ body }) => body),
  )
  const left = content.parties.filter(
    ({ id, email }) => !got.has(id) && (email === '' || !leaving.includes(`"${email}"`)),
  )
  if (left.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(left.map(({ name }) => onOneLine(name)))
  const source = cited(law, i18n.locale)
  return (
    <Notice>
      <Text fontWeight="semibold">
        <Trans>Hand it over now: each party gets it at the signing ({source}).</Trans>
      </Text>
      <Text overflowWrap="anywhere">
        <Trans>
          No copy has been sent from here to {names}. Send it by mail, also without a connection: it leaves with the
          next one. Who has no e-mail address gets it shared or printed.
        </Trans>
      </Text>
    </Notice>
  )
}

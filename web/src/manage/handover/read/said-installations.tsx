import { msg } from '@lingui/core/macro'
import type { Meter } from '#shared/handover/installations.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { keysBeside, metersBeside } from '#shared/handover/room/then-and-now.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import type { Say } from '#web/manage/protocol/labels/column.ts'
import { keyColumns, meterColumns, sayMeter } from '#web/manage/protocol/labels/installations.ts'
import { type Before, daysOf, keysColumns, metersColumns } from '#web/manage/protocol/labels/then-and-now.ts'
import { SaidRows } from './said-rows.tsx'

interface SaidInstallationsProps {
  protocol: Pick<HandoverProtocol, 'content'>
  /** Where it stands beside this one. */
  baseline: Before | null | undefined
  say: Say
}

export function SaidMeters({
  protocol,
  baseline,
  onLook,
  say,
}: SaidInstallationsProps & { onLook: (at: PhotosOf) => void }) {
  const { meters } = protocol.content
  const photosOf = (meter: Meter | undefined) => ({
    subject: meter ? sayMeter(say, meter) : '',
    photoIds: meter?.photoIds ?? [],
  })
  if (!baseline) {
    if (meters.length === 0) return <None say={say} />
    return <SaidRows columns={meterColumns(say)} rows={meters} photosOf={photosOf} onLook={onLook} />
  }
  const rows = metersBeside(baseline.protocol.content.meters, meters)
  if (rows.length === 0) return <None say={say} />
  const columns = metersColumns(say, daysOf(baseline, protocol))
  return <SaidRows columns={columns} rows={rows} photosOf={({ now }) => photosOf(now)} onLook={onLook} />
}

export function SaidKeys({ protocol, baseline, say }: SaidInstallationsProps) {
  const { kind, keys } = protocol.content
  if (!baseline) {
    return keys.length === 0 ? <None say={say} /> : <SaidRows columns={keyColumns(say, kind, keys)} rows={keys} />
  }
  const { content: before } = baseline.protocol
  const rows = keysBeside(before.keys, keys)
  if (rows.length === 0) return <None say={say} />
  const columns = keysColumns(say, daysOf(baseline, protocol), { was: before.kind, now: kind }, rows)
  return <SaidRows columns={columns} rows={rows} />
}

const None = ({ say }: { say: Say }) => <Text color="fg.muted">{say(msg`None recorded.`)}</Text>

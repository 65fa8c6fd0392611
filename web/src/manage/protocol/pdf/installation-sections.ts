import { msg } from '@lingui/core/macro'
import type { Content, ContentText } from 'pdfmake/interfaces'
import type { Meter } from '#shared/handover/installations.ts'
import { keysBeside, metersBeside, standsBeside } from '#shared/handover/room/then-and-now.ts'
import { agreementPairs } from '#web/manage/protocol/labels/agreements.ts'
import { keyColumns, meterColumns, sayMeter, smokeDetectorColumns } from '#web/manage/protocol/labels/installations.ts'
import { daysOf, keysColumns, metersColumns } from '#web/manage/protocol/labels/then-and-now.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { pairsOf, tableOf } from '#web/manage/protocol/layout/tables.ts'
import type { PdfContext } from './pdf-input.ts'
import { photoRows } from './photo-rows.ts'

/** Meters, keys and smoke detectors. That none was recorded is said of what every home has. */
export function installationSections(context: PdfContext): Content[] {
  const { say, protocol } = context
  const { meters, smokeDetectors } = protocol.content
  const noneOf = (title: Content) => keepTogether(title, { text: say(msg`None recorded.`), style: 'quiet' })
  const [ofMeters, ofKeys] = [heading(say(msg`Meters`)), heading(say(msg`Keys`))]
  return [
    metersOf(context, ofMeters) ?? noneOf(ofMeters),
    ...meterPhotos(context, meters),
    keysOf(context, ofKeys) ?? noneOf(ofKeys),
    ...(smokeDetectors.length > 0
      ? [tableOf(smokeDetectorColumns(say), smokeDetectors, [heading(say(msg`Smoke detectors`))])]
      : []),
  ]
}

/** Beside those of the protocol before, where there is one. Undefined where none is recorded. */
function metersOf({ say, protocol, baseline }: PdfContext, title: ContentText): Content | undefined {
  const { meters } = protocol.content
  if (!baseline || !standsBeside(protocol.content)) {
    return meters.length > 0 ? tableOf(meterColumns(say), meters, [title]) : undefined
  }
  const rows = metersBeside(baseline.protocol.content.meters, meters)
  return rows.length > 0 ? tableOf(metersColumns(say, daysOf(baseline, protocol)), rows, [title]) : undefined
}

function keysOf({ say, protocol, baseline }: PdfContext, title: ContentText): Content | undefined {
  const { kind, keys } = protocol.content
  if (!baseline || !standsBeside(protocol.content)) {
    return keys.length > 0 ? tableOf(keyColumns(say, kind, keys), keys, [title]) : undefined
  }
  const { content: before } = baseline.protocol
  const rows = keysBeside(before.keys, keys)
  const columns = keysColumns(say, daysOf(baseline, protocol), { was: before.kind, now: kind }, rows)
  return rows.length > 0 ? tableOf(columns, rows, [title]) : undefined
}

function meterPhotos(context: PdfContext, meters: readonly Meter[]): Content[] {
  const { say } = context
  return meters.flatMap((each) => {
    const meter = sayMeter(say, each)
    return photoRows(context, each.photoIds, (photo) => say(msg`${meter}, photo ${photo}`))
  })
}

/** What the parties agreed on, and what else was said; nothing where nothing was. */
export function agreementSections({ say, protocol }: PdfContext): Content[] {
  const { remarks } = protocol.content
  const agreed = pairsOf(agreementPairs(say, protocol.content))
  return [
    ...(agreed.length > 0 ? [keepTogether(heading(say(msg`Deposit and agreements`)), ...agreed)] : []),
    ...(remarks ? [keepTogether(heading(say(msg`Remarks`)), { text: remarks })] : []),
  ]
}

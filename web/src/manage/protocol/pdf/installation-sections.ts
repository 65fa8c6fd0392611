import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import type { Meter } from '#shared/handover/installations.ts'
import { agreementPairs } from '#web/manage/protocol/labels/agreements.ts'
import { keyColumns, meterColumns, sayMeter, smokeDetectorColumns } from '#web/manage/protocol/labels/installations.ts'
import { keepTogether } from '#web/manage/protocol/layout/keep-together.ts'
import { heading } from '#web/manage/protocol/layout/page-style.ts'
import { pairsOf, tableOf } from '#web/manage/protocol/layout/tables.ts'
import type { PdfContext } from './pdf-input.ts'
import { photoRows } from './photo-rows.ts'

/** Meters, keys and smoke detectors. That none was recorded is said of what every home has. */
export function installationSections(context: PdfContext): Content[] {
  const { say, protocol } = context
  const { kind, meters, keys, smokeDetectors } = protocol.content
  const noneOf = (title: Content) => keepTogether(title, { text: say(msg`None recorded.`), style: 'quiet' })
  const [ofMeters, ofKeys] = [heading(say(msg`Meters`)), heading(say(msg`Keys`))]
  return [
    meters.length > 0 ? tableOf(meterColumns(say), meters, [ofMeters]) : noneOf(ofMeters),
    ...meterPhotos(context, meters),
    keys.length > 0 ? tableOf(keyColumns(say, kind, keys), keys, [ofKeys]) : noneOf(ofKeys),
    ...(smokeDetectors.length > 0
      ? [tableOf(smokeDetectorColumns(say), smokeDetectors, [heading(say(msg`Smoke detectors`))])]
      : []),
  ]
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

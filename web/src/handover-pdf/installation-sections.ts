import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import type { Key, Meter } from '#shared/handover/installations.ts'
import { missingKeys } from '#shared/handover/keys.ts'
import { leaves } from '#shared/handover/kind.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { keepTogether } from './keep-together.ts'
import { heading } from './page-style.ts'
import type { PdfContext } from './pdf-context.ts'
import { photoRows } from './photo-rows.ts'
import { tableOf } from './tables.ts'
import { keyNames, meterNames, smallerNames } from '#web/handover/protocol-words.ts'

type SmokeDetector = ProtocolContent['smokeDetectors'][number]

/** Meters, keys and smoke detectors. That none was recorded is said of what every home has. */
export function installationSections(context: PdfContext): Content[] {
  const { say, protocol } = context
  const { meters, keys, smokeDetectors } = protocol.content
  const none: Content = { text: say(msg`None recorded.`), style: 'quiet' }
  return [
    keepTogether(heading(say(msg`Meters`)), meters.length > 0 ? meterTable(context, meters) : none),
    ...meterPhotos(context, meters),
    keepTogether(heading(say(msg`Keys`)), keys.length > 0 ? keyTable(context, keys) : none),
    ...(smokeDetectors.length > 0
      ? [keepTogether(heading(say(msg`Smoke detectors`)), smokeDetectorTable(context, smokeDetectors))]
      : []),
  ]
}

function meterTable({ say }: PdfContext, meters: readonly Meter[]): Content {
  return tableOf<Meter>(
    [
      { title: say(msg`Meter`), width: 120, cell: ({ kind }) => say(meterNames[kind]) },
      { title: say(msg`Number`), width: '*', cell: ({ number }) => number },
      { title: say(msg`Location`), width: '*', cell: ({ location }) => location },
      {
        title: say(msg`Reading`),
        width: 90,
        isNumber: true,
        cell: ({ reading, unit, smallerBecause }) =>
          [[reading, unit].filter(Boolean).join(' '), smallerBecause && say(smallerNames[smallerBecause])]
            .filter(Boolean)
            .join('\n'),
      },
    ],
    meters,
  )
}

function meterPhotos(context: PdfContext, meters: readonly Meter[]): Content[] {
  const { say } = context
  return meters.flatMap(({ kind, number, photoIds }) => {
    const meter = [say(meterNames[kind]), number].filter(Boolean).join(' ')
    return photoRows(context, photoIds, (photo) => say(msg`${meter}, photo ${photo}`))
  })
}

/** What came back, and what is missing, only of those who leave. */
function keyTable({ say, protocol }: PdfContext, keys: readonly Key[]): Content {
  const { kind: about } = protocol.content
  const number = (title: string, width: number, of: (key: Key) => number) => ({
    title,
    width,
    isNumber: true,
    cell: (key: Key) => String(of(key)),
  })
  return tableOf<Key>(
    [
      { title: say(msg`Key`), width: 92, cell: ({ kind }) => say(keyNames[kind]) },
      { title: say(msg`Number`), width: 76, cell: ({ serialNumber }) => serialNumber },
      number(say(msg`Handed over`), 60, ({ handedOver }) => handedOver),
      ...(leaves(about)
        ? [
            number(say(msg`Returned`), 48, ({ returned }) => returned),
            number(say(msg`Missing`), 44, (key) => missingKeys(about, key)),
          ]
        : []),
      ...(about === 'move_out_in' && keys.some(({ handedOn }) => handedOn !== undefined)
        ? [number(say(msg`Handed on`), 48, ({ handedOn }) => handedOn ?? 0)]
        : []),
      {
        title: say(msg`Note`),
        width: '*',
        cell: (key) =>
          [missingKeys(about, key) > 0 && key.needsNewLock && say(msg`The lock is replaced`), key.note]
            .filter(Boolean)
            .join('\n'),
      },
    ],
    keys,
  )
}

function smokeDetectorTable({ say }: PdfContext, detectors: readonly SmokeDetector[]): Content {
  const yesOrNo = (answer: boolean) => (answer ? say(msg`Yes`) : say(msg`No`))
  return tableOf<SmokeDetector>(
    [
      { title: say(msg`Location`), width: '*', cell: ({ location }) => location },
      { title: say(msg`Installed here`), width: 70, cell: ({ isPresent }) => yesOrNo(isPresent) },
      {
        title: say(msg`Works`),
        width: 90,
        cell: ({ works }) => (works === null ? say(msg`Not tested`) : yesOrNo(works)),
      },
      { title: say(msg`To be replaced`), width: 90, cell: ({ expires }) => expires },
    ],
    detectors,
  )
}

import { msg } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import type { Key, Meter, SmokeDetector } from '#shared/handover/installations.ts'
import { isLockReplaced, missingKeys } from '#shared/handover/keys.ts'
import { leaves } from '#shared/handover/kind.ts'
import { readingOf } from '#shared/handover/meters.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import type { Column, Say } from './column.ts'
import { keyNames, meterNames, smallerNames, unreadNames } from './protocol-labels.ts'

export const sayMeter = (say: Say, { kind, number }: Meter) => [say(meterNames[kind]), number].filter(Boolean).join(' ')

export const sayKey = (say: Say, { kind, serialNumber }: Pick<Key, 'kind' | 'serialNumber'>) =>
  [say(keyNames[kind]), serialNumber].filter(Boolean).join(' ')

export const meterColumns = (say: Say): Column<Meter>[] => [
  { title: say(msg`Meter`), width: 120, cell: ({ kind }) => say(meterNames[kind]) },
  { title: say(msg`Number`), width: '*', cell: ({ number }) => number },
  { title: say(msg`Location`), width: '*', cell: ({ location }) => location },
  {
    title: say(msg`Reading`),
    width: 90,
    isNumber: true,
    cell: (meter) => sayReading(say, meter),
  },
]

/** What it says, and why it says less than before, or nothing. */
export const sayReading = (say: Say, { smallerBecause, smallerThan, unreadBecause, ...read }: Meter): string =>
  [
    readingOf(read) || say(msg`Not read`),
    smallerThan && sayEarlier(say, smallerThan),
    smallerBecause && say(smallerNames[smallerBecause]),
    unreadBecause && say(unreadNames[unreadBecause]),
  ]
    .filter(Boolean)
    .join('\n')

/** What a smaller reading is compared with. */
function sayEarlier(say: Say, earlier: NonNullable<Meter['smallerThan']>): string {
  const [day, last] = [formatDate(earlier.date), readingOf(earlier)]
  return say(msg`On ${day}: ${last}`)
}

/** What came back, and what is missing, only of those who leave. */
export function keyColumns(say: Say, about: ProtocolKind, keys: readonly Key[]): Column<Key>[] {
  const number = (title: string, width: number, of: (key: Key) => number | string) => ({
    title,
    width,
    isNumber: true,
    cell: (key: Key) => String(of(key)),
  })
  return [
    { title: say(msg`Key`), width: 92, cell: ({ kind }) => say(keyNames[kind]) },
    { title: say(msg`Number`), width: 76, cell: ({ serialNumber }) => serialNumber },
    number(say(msg`Handed out`), 60, ({ handedOver }) => handedOver),
    ...(leaves(about)
      ? [
          number(say(msg`Returned`), 48, ({ returned, noneReturned }) =>
            noneReturned ? say(msg({ message: 'none', context: 'keys' })) : returned,
          ),
          number(say(msg`Missing`), 44, (key) => missingKeys(about, key)),
        ]
      : []),
    ...(about === 'move_out_in' && keys.some(({ handedOn }) => handedOn !== undefined)
      ? [number(say(msg`Handed on`), 48, ({ handedOn }) => handedOn ?? 0)]
      : []),
    {
      title: say(msg`Note`),
      width: '*',
      cell: (key) => [missingKeys(about, key) > 0 && sayLock(say, key), key.note].filter(Boolean).join('\n'),
    },
  ]
}

export function sayLock(say: Say, key: Key): string {
  const isReplaced = isLockReplaced(key)
  if (isReplaced === null) return ''
  return isReplaced ? say(msg`The lock is replaced`) : say(msg`The lock is not replaced`)
}

export function smokeDetectorColumns(say: Say): Column<SmokeDetector>[] {
  const yesOrNo = (answer: boolean) => (answer ? say(msg`Yes`) : say(msg`No`))
  return [
    { title: say(msg`Location`), width: '*', cell: ({ location }) => location },
    { title: say(msg`Installed here`), width: 70, cell: ({ isPresent }) => yesOrNo(isPresent) },
    {
      title: say(msg`Works`),
      width: 90,
      cell: ({ isPresent, works }) => {
        if (works !== null) return yesOrNo(works)
        return isPresent ? say(msg`Not tested`) : ''
      },
    },
    { title: say(msg`To be replaced`), width: 90, cell: ({ expires }) => expires },
  ]
}

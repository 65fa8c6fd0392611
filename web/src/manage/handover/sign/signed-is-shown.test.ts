import { ChakraProvider } from '@chakra-ui/react'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDate } from '#shared/dates.ts'
import { depositReleases } from '#shared/handover/agreements.ts'
import { withKind } from '#shared/handover/kind.ts'
import { protocolContent, protocolKinds } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { roomsBeside } from '#shared/handover/room/then-and-now.ts'
import { buildDefect, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { everyField, type Leaf, withValue } from '#shared/handover/testing/every-field.ts'
import { newId } from '#shared/ids.ts'
import { system } from '#web/kit/theme/system.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import { ProtocolSummary } from '#web/manage/handover/signed/protocol-summary.tsx'
import { documentOf } from '#web/manage/protocol/pdf/document.ts'
import { sampleInput } from '#web/manage/protocol/pdf/testing/sample-input.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)

const [partyId, componentId] = [newId(), newId()]
const [gone, again] = [buildDefect({ description: 'Hole' }), buildDefect({ description: 'Stain' })]
const earlier = { protocol: buildProtocol(), rooms: [buildRoom({ name: 'Before', defects: [gone, again] })] }
/** Of the kind that asks about everything, and with keys that did not come back and whose lock stays. */
const protocol = everyField(protocolContent, {
  kind: 'move_out_in',
  'parties.id': partyId,
  // Nobody signs while it is not said.
  'parties.roleIsOpen': undefined,
  'keys.returned': 399,
  'keys.noneReturned': undefined,
  'keys.needsNewLock': false,
})
const room = everyField(roomContent, {
  'components.id': componentId,
  'defects.componentId': componentId,
  'defects.positions by': partyId,
  'defects.baselineDefectId': again.id,
  'goneDefectIds[]': gone.id,
  position: 1,
})
/** It was recorded then, too, with one of its parts: what is compared is read all the same. */
const { name, components } = roomContent.parse(room.content)
const then = components.map((part) => ({ ...part, id: newId(), condition: 'used', note: 'Before', photoIds: [] }))
earlier.rooms.push(buildRoom({ name, components: then }))
const beside = buildRoom({ name: 'Beside', position: 500 })

interface Content {
  protocol: unknown
  room: unknown
}
const parsed = (content: Content) => {
  const of = buildProtocol()
  const rooms = [
    { ...beside, id: 'a', content: roomContent.parse(content.room) },
    { ...beside, id: 'b' },
  ]
  return { protocol: { ...of, content: protocolContent.parse(content.protocol) }, rooms }
}

const Themed = ({ children }: { children?: ReactNode }) => ChakraProvider({ value: system, children })

/** Most of what is changed below is what was there before, or is not frozen: drawn once, it need not be drawn again. */
const drawn = new Map<string, string>()
function onScreen(content: Content, baseline: typeof earlier | null = earlier): string {
  const what = JSON.stringify([content, baseline !== null])
  const text = drawn.get(what) ?? draw(content, baseline)
  drawn.set(what, text)
  return text
}

function draw(content: Content, baseline: typeof earlier | null): string {
  const summary = createElement(ProtocolSummary, { ...parsed(content), onLook: () => undefined, baseline })
  const themed = createElement(Themed, null, summary)
  const markup = renderToStaticMarkup(createElement(I18nProvider, { i18n }, themed))
  return markup
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** What is laid out, not how. */
function onPaper(content: Content): string {
  const { protocol: of, rooms } = parsed(content)
  const pictures = new Map(photosOf(of.content, rooms).map((id) => [id, { name: id, source: '', width: 4, height: 3 }]))
  const document = documentOf({
    ...sampleInput([]),
    protocol: of,
    rooms,
    baseline: earlier,
    say: (words) => i18n._(words),
    pictures,
    drawnSignatures: new Map(),
    beside: roomsBeside(earlier.rooms, rooms),
  })
  return JSON.stringify(document.content)
}

/** By which other fields name a thing. */
const isNoWords = ({ name }: Leaf) => name.endsWith('.id')
/** Which photo it is, somebody sees who looks at it; how many there are is said. */
const isPhoto = ({ name }: Leaf) => name.endsWith('photoIds[]')
/** Everybody gets the document: how the others are reached is not theirs. */
const isNotOnPaper = ({ name }: Leaf) => name === 'parties.phone' || name === 'parties.email'

const base: Content = { protocol: protocol.content, room: room.content }
const leaves = [
  ...protocol.leaves.map((leaf) => ({ of: 'protocol' as const, leaf })),
  ...room.leaves.map((leaf) => ({ of: 'room' as const, leaf })),
].filter(({ leaf }) => !isNoWords(leaf))

const wordsOf = ({ kind, values }: Leaf) => (kind === 'date' ? formatDate(String(values[0])) : String(values[0]))
const isReadable = ({ kind, name }: Leaf) => ['text', 'date', 'number'].includes(kind) && name !== 'position'

test.each([
  {
    where: 'on the screen before anybody signs',
    shown: (content: Content) => onScreen(content),
    without: isPhoto,
  },
  { where: 'in the document', shown: onPaper, without: isNotOnPaper },
])(
  'everything that a signature is given to stands $where, and reads differently when it is another',
  ({ shown, without }) => {
    const asked = leaves.filter(({ leaf }) => !without(leaf))
    expect(asked.length).toBeGreaterThan(60)
    const text = shown(base)
    const absent = asked.filter(({ leaf }) => isReadable(leaf) && !text.includes(wordsOf(leaf)))
    expect(absent.map(({ of, leaf }) => `${of}.${leaf.name}: ${wordsOf(leaf)}`)).toEqual([])
    const alike = asked.filter(({ of, leaf }) => {
      const texts = leaf.values.map((value) => shown({ ...base, [of]: withValue(base[of], leaf.path, value) }))
      return new Set(texts).size < leaf.values.length
    })
    expect(alike.map(({ of, leaf }) => `${of}.${leaf.name}`)).toEqual([])
  },
)

/** As it is frozen, of the kind and with the answers given. */
const frozen = (content: Content): Content => {
  const { protocol: of, rooms } = asShown(parsed(content))
  return { protocol: of.content, room: rooms[0]?.content }
}
const valueAt = (content: unknown, path: Leaf['path']): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], content)

const cases = [
  ...protocolKinds.flatMap((kind) =>
    [earlier, null].map((baseline) => ({ kind, release: 'partial' as const, baseline })),
  ),
  ...depositReleases.map((release) => ({ kind: 'move_out' as const, release, baseline: earlier })),
]

test.each(cases)('of $kind, the deposit $release, all that is frozen is shown', ({ kind, release, baseline }) => {
  const content = protocolContent.parse(protocol.content)
  const changed = { ...base, protocol: { ...withKind(content, kind), agreements: { ...content.agreements, release } } }
  const signed = frozen(changed)
  const shown = (of: Content) => onScreen(of, baseline)
  const text = shown(signed)
  /** Of a protocol that is not on this device, how many of its defects are gone is all that can be said. */
  const isUnknown = ({ name }: Leaf) => baseline === null && name === 'goneDefectIds[]'
  const isChosen = ({ name }: Leaf) => ['kind', 'agreements.release'].includes(name)
  const asked = leaves.filter(({ leaf }) => !isPhoto(leaf) && !isUnknown(leaf) && !isChosen(leaf))
  const unseen = asked.flatMap(({ of, leaf }) => {
    const value = valueAt(signed[of], leaf.path)
    const isThere = value === leaf.values[0] && isReadable(leaf)
    const others = leaf.values.map((each) => frozen({ ...changed, [of]: withValue(changed[of], leaf.path, each) }))
    const different = new Set(others.map((each) => JSON.stringify(each))).size
    const isHidden = (isThere && !text.includes(wordsOf(leaf))) || new Set(others.map(shown)).size < different
    return isHidden ? [`${of}.${leaf.name}`] : []
  })
  expect(unseen).toEqual([])
})

import { ChakraProvider } from '@chakra-ui/react'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { protocolContent } from '#shared/handover/protocol.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { everyField, type Leaf, withValue } from '#shared/handover/testing/every-field.ts'
import { system } from '#web/kit/theme/system.ts'
import { type ProtocolDraft, ProtocolDraftContext } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AgreementsPage } from '#web/manage/handover/people/agreements-page.tsx'
import { DetectorsPage } from '#web/manage/handover/people/detectors-page.tsx'
import { KeysPage } from '#web/manage/handover/people/keys-page.tsx'
import { DefectMoney } from '#web/manage/handover/rooms/defect-fields.tsx'
import { asShown } from '#web/manage/handover/signed/freeze.ts'

// It suggests an amount from a table of the organization's, and is no part of what is asked.
vi.mock('#web/manage/handover/rooms/residual-value-help.tsx', () => ({ ResidualValueHelp: () => null }))

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)
const Themed = ({ children }: { children?: ReactNode }) => ChakraProvider({ value: system, children })

const protocol = everyField(protocolContent, {
  kind: 'move_out_in',
  'keys.returned': 399,
  'keys.noneReturned': undefined,
})
const room = everyField(roomContent, {})
interface Content {
  protocol: unknown
  room: unknown
}
const base: Content = { protocol: protocol.content, room: room.content }

function walkOf(content: Content): ProtocolDraft {
  const nothing = () => undefined
  const later = () => Promise.resolve()
  const of = { ...buildProtocol(), content: protocolContent.parse(content.protocol) }
  return {
    protocol: of,
    rooms: [{ ...buildRoom(), content: roomContent.parse(content.room) }],
    files: [],
    property: null,
    baseline: null,
    protocols: [of],
    state: 'kept',
    change: nothing,
    changeRoom: nothing,
    addRoom: () => '',
    removeRoom: later,
    keepPhoto: later,
    keepShown: later,
    hasPhoto: () => true,
    absentPhotos: [],
    duringPhoto: nothing,
  }
}

/** What is asked with these answers, as it stands in the fields. */
function asked(content: Content): string {
  const draft = walkOf(content)
  const [inRoom] = draft.rooms
  const money = inRoom?.content.defects.map((defect) =>
    createElement(DefectMoney, { key: defect.id, defect, components: [], onChange: () => undefined }),
  )
  const pages = [AgreementsPage, KeysPage, DetectorsPage].map((Page) => createElement(Page, { key: Page.name }))
  const within = createElement(ProtocolDraftContext, { value: draft }, ...pages, money)
  const routed = createElement(MemoryRouter, null, within)
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Themed, null, routed)))
}

const frozen = (content: Content): Content => {
  const { protocol: of, rooms } = asShown(walkOf(content))
  return { protocol: of.content, room: rooms[0]?.content }
}
const valueAt = (content: unknown, path: Leaf['path']): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], content)

const leaves = [
  ...protocol.leaves.map((leaf) => ({ of: 'protocol' as const, leaf })),
  ...room.leaves.map((leaf) => ({ of: 'room' as const, leaf })),
]
/** What is typed on these pages, each into a field of its own. */
const typed = leaves.filter(
  ({ leaf: { name, kind } }) =>
    /^(agreements|keys|smokeDetectors|defects\.(share|amount))/.test(name) && ['text', 'number'].includes(kind),
)
const choices = leaves.filter(({ leaf: { kind } }) => kind === 'choice')

test('whatever is chosen, what is typed is asked and frozen, or neither', () => {
  expect(typed.length).toBeGreaterThan(10)
  const apart = choices.flatMap(({ of, leaf }) =>
    leaf.values.flatMap((chosen) => {
      const content = { ...base, [of]: withValue(base[of], leaf.path, chosen) }
      const [page, signed] = [asked(content), frozen(content)]
      return typed
        .filter((field) => {
          const [value] = field.leaf.values
          const words = String(value)
          const isAsked = page.includes(`"${words}"`) || page.includes(`>${words}<`)
          return isAsked !== (valueAt(signed[field.of], field.leaf.path) === value)
        })
        .map((field) => `${leaf.name} is ${String(chosen)}: ${field.leaf.name}`)
    }),
  )
  expect(apart).toEqual([])
})

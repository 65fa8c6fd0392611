import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AnyCommand, Read } from '#shared/command.ts'
import { everyCommand } from '#shared/every-command.ts'
import { idOf } from '#shared/testing/rows.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { bodyOver } from '#web/manage/sync/conflicts/wanted-change.ts'
import { effectsOf } from '#web/manage/sync/effects/effects.ts'
import { type Case, conflictCases } from '#web/manage/ui/testing/conflict-cases.ts'
import { letting } from '#web/manage/ui/testing/seen-records.ts'
import type { ConflictLine } from './conflict-lines.ts'
import { useCommandLabels } from './use-command-labels.ts'
import { useChangedNames, useConflictLines } from './use-conflict-lines.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const AT = '2027-01-15T09:00:00.000Z'
const around = { country: 'CH', law: 'CH', nameOf: (id: string) => (id === idOf(8) ? 'Anna Alt' : 'Ben Bau') } as const

function withHooks<T>(use: () => T): T {
  const found: T[] = []
  const Probe = () => {
    found.push(use())
    return null
  }
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Probe)))
  return found[0] as T // what was drawn has run
}

const entities = {
  changeDetails: 'property',
  changeRent: 'property',
  changeResident: 'resident',
  moveOutResident: 'resident',
  changeProcess: 'process',
  closeProcessFor: 'process',
  putRoom: 'protocol_room',
  changeProtocol: 'protocol',
  changeView: 'view',
  changeStatus: 'application',
} as const

const command = (name: keyof typeof conflictCases, { seen, params, body, theirs }: Case): StoredCommand => {
  const id = (seen as { id: string }).id
  const { status } = theirs as { status?: string }
  return {
    n: 1,
    id: idOf(90),
    name,
    params,
    body,
    about: { entity: entities[name], id },
    chain: id,
    ifMatch: 1,
    base: { label: 'House 1', person: 'Anna Alt', seen },
    state: 'attention',
    attempts: 1,
    failures: 0,
    nextAttemptAt: 0,
    waitingSetAt: 0,
    createdAt: Date.parse(AT),
    actorId: idOf(91),
    actorName: 'Anna',
    outcome: { code: 'EDIT_CONFLICT', current: { version: 2, by: 'Ben', at: AT, status }, at: 0 },
  }
}
const told = (lines: ConflictLine[], isMine: boolean) =>
  lines.filter((line) => line.isMine === isMine).map(({ label, mine, theirs }) => [label, mine, theirs])

describe.each(Object.entries(conflictCases) as [keyof typeof conflictCases, Case][])(
  'a conflict over %s',
  (name, one) => {
    const stands = { ...one.seen, ...one.theirs, version: 2 }
    const refused = command(name, one)

    test('names each thing that is different with both values in words, and says whose change it is', () => {
      const lines = withHooks(useConflictLines)([refused], stands, around)
      expect(told(lines, true)).toEqual(one.mine)
      expect(told(lines, false)).toEqual(one.others ?? [])
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    })

    test('applied, writes what the person changed and nothing else', () => {
      const again = { ...refused, body: bodyOver([refused], stands), state: 'waiting' as const }
      // What the change makes is not there yet.
      const others = (entity: string, id: string) => (entity === 'rent_change' ? undefined : { id })
      const read = ((entity: string, id: string) => (id === refused.about.id ? stands : others(entity, id))) as Read
      read.of = () => []
      const after = effectsOf(again, read)[0]?.row
      expect(after).toMatchObject(one.applied ?? {})
    })
  },
)

test('of a protocol, only what both changed is asked about', () => {
  const one = conflictCases.changeProtocol
  const refused = command('changeProtocol', one)
  const lines = withHooks(useConflictLines)([refused], { ...one.seen, ...one.theirs, version: 2 }, around)
  const asked = lines.filter(({ isMine, isTheirs }) => isMine && isTheirs)
  expect(asked.map(({ label }) => label)).toEqual(['Kind of deposit'])
  const stays = effectsOf({ ...refused, body: bodyOver([refused], { ...one.seen, ...one.theirs }, 'theirs') }, ((
    _: string,
    id: string,
  ) => (id === refused.about.id ? { ...one.seen, ...one.theirs } : { id })) as never)[0]?.row
  expect(stays).toMatchObject({
    content: { place: 'Here', remarks: 'Mine', agreements: { depositForm: 'insurance', depositAmount: 2_000 } },
  })
})

test('a change of a process is named by what was changed, whatever words are in it', () => {
  const words = withHooks(useCommandLabels)
  const params = { id: letting.id }
  const done = (body: object) =>
    words.done(command('changeProcess', { seen: letting, params, body, theirs: {}, mine: [] }))
  expect(done({ conditions: { securityDeposit: 5_000, petPolicy: 'open' } })).toBe(
    'You changed House 1: Security deposit, Pet policy.',
  )
  expect(done({ sendsStatusMails: true, conditions: {} })).toBe('You changed House 1: Status mails.')
  expect(done({ status: 'closed' })).toBe('You closed House 1.')
  expect(done({ status: 'open' })).toBe('You reopened House 1.')
})

test('what is lost with a change that is undone has its names: parts, defects, keys', () => {
  const names = withHooks(useChangedNames)
  expect(names([command('putRoom', conflictCases.putRoom)])).toEqual([
    'Defect: Scratch',
    'Defect: Hole',
    'Walls',
    'Defect of the protocol before',
    'Note',
    'Photos of the room',
  ])
  expect(names([command('changeProtocol', conflictCases.changeProtocol)])).toContain('Keys: Letterbox 7')
  const { base, ...unseen } = command('putRoom', conflictCases.putRoom)
  expect(names([{ ...unseen, base: { label: base.label ?? '' } }])).toContain('Defect: Hole')
  const { base: _, ...old } = command('changeProcess', conflictCases.changeProcess)
  expect(names([{ ...old, base: {} }])).toEqual([])
})

test('every change that can be written over a colleague’s is tried here', () => {
  const overwritable = Object.entries<AnyCommand>(everyCommand).filter(([, { over }]) => over !== undefined)
  expect(Object.keys(conflictCases)).toEqual(expect.arrayContaining(overwritable.map(([name]) => name)))
})

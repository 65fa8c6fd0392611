import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isRecord } from '#shared/canonical-json.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { keepUnsaid, laterFields, takenOutOf } from './later-fields.ts'

const defect = { id: 'd', amount: 300, workedOut: { years: 7 } }
const { workedOut, ...unsaid } = defect
interface Content {
  name: string
  enteredOn?: string
  defects: (typeof unsaid & { workedOut?: { years: number } })[]
}
const before: Content = { name: 'Flur', enteredOn: '2020-04-01', defects: [defect] }
const asOlder: Content = { name: 'Diele', defects: [unsaid] }

test('what is not said stays, unless it was taken out, or what it belongs to is gone', () => {
  expect(keepUnsaid(before, asOlder)).toEqual({ ...before, name: 'Diele' })
  expect(keepUnsaid(before, asOlder, ['enteredOn', 'd.workedOut'])).toEqual(asOlder)
  expect(keepUnsaid(undefined, asOlder)).toEqual(asOlder)
  const emptied = { ...asOlder, defects: [] }
  expect(keepUnsaid(before, emptied)).toEqual({ ...before, ...emptied })
  const other = { ...defect, workedOut: { years: 8 } }
  expect(keepUnsaid(before, { ...before, defects: [other] })).toEqual({ ...before, defects: [other] })
})

test('nobody gets the address of who was written over', () => {
  const anna = { id: 'p', name: 'Anna', role: 'landlord', address: '1, rue de la Paix' }
  const written = (more: object) =>
    keepUnsaid({ parties: [anna] }, { parties: [{ id: 'p', name: 'Anna', role: 'landlord', ...more }] }).parties
  expect(written({ phone: '1' })).toEqual([{ ...anna, phone: '1' }])
  expect(written({ name: 'Verwaltung' })).toEqual([{ id: 'p', name: 'Verwaltung', role: 'landlord' }])
  expect(written({ role: 'tenant_out' })).toEqual([{ id: 'p', name: 'Anna', role: 'tenant_out' }])
})

test('who saw something and writes without it takes it out; who never saw it does not', () => {
  expect(takenOutOf(before, asOlder)).toEqual({ takenOut: ['enteredOn', 'd.workedOut'] })
  expect(takenOutOf(asOlder, asOlder)).toEqual({})
  expect(takenOutOf(before, { ...before, defects: [] })).toEqual({})
  expect(takenOutOf(undefined, before)).toEqual({})
})

test('what was taken out and nobody was told yet is said with the next change, until it is there again', () => {
  expect(takenOutOf(asOlder, asOlder, ['d.workedOut'])).toEqual({ takenOut: ['d.workedOut'] })
  expect(takenOutOf(asOlder, { ...asOlder, defects: [{ ...unsaid, workedOut }] }, ['d.workedOut'])).toEqual({})
})

test('a field that comes to a draft is optional, and one of them: an app that is older does not say it', () => {
  const fields = [protocolContent, roomContent].flatMap((schema) =>
    unrequired(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  )
  expect(fields).toEqual(expect.arrayContaining([...laterFields]))
  const earlier = new Set(fields.filter((field) => !laterFields.some((later) => later === field)))
  expect([...earlier].toSorted(), 'what every app in use knows').toMatchInlineSnapshot(`
    [
      "agreements",
      "company",
      "components",
      "coverageReason",
      "defects",
      "depositAmount",
      "depositForm",
      "description",
      "email",
      "expires",
      "goneDefectIds",
      "handedOn",
      "handedOver",
      "isPresent",
      "jurisdiction",
      "keys",
      "kind",
      "location",
      "lockStays",
      "meters",
      "name",
      "needsNewLock",
      "newAddress",
      "noneReturned",
      "note",
      "number",
      "outstandingWorks",
      "parties",
      "payoutIban",
      "phone",
      "photoIds",
      "place",
      "positions",
      "reading",
      "release",
      "remarks",
      "representedBy",
      "returned",
      "roleIsOpen",
      "serialNumber",
      "shorterBy",
      "signs",
      "since",
      "size",
      "smallerBecause",
      "smallerThan",
      "smokeDetectors",
      "source",
      "text",
      "unit",
      "unreadBecause",
      "withheldAmount",
      "withheldBecause",
      "works",
    ]
  `)
})

function unrequired(shape: unknown): string[] {
  if (Array.isArray(shape)) return shape.flatMap(unrequired)
  if (!isRecord(shape)) return []
  const { properties, required = [], ...more } = shape
  const fields = isRecord(properties) ? properties : {}
  const open = Object.keys(fields).filter((field) => !(required as string[]).includes(field))
  return [...open, ...Object.values(fields).flatMap(unrequired), ...Object.values(more).flatMap(unrequired)]
}

import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const said = {
  id: 'a',
  applicationProcessId: 'p',
  mainRenters: [{ id: 'r', firstName: 'Amélie', documents: [{ id: 'd', type: 'proof_of_income', sha256: 'x' }] }],
  generalInfo: { numberOfAdults: 2, pets: false },
}
const changed = (change: (copy: typeof said) => void) => {
  const copy = structuredClone(said)
  change(copy)
  return fingerprint(copy)
}

test('the order in which fields come makes no difference', () => {
  const { id, applicationProcessId, mainRenters, generalInfo } = said
  const reordered = { generalInfo: { pets: false, numberOfAdults: 2 }, mainRenters, id, applicationProcessId }
  expect(fingerprint({ ...reordered, generalInfo })).toBe(fingerprint(said))
  expect(fingerprint(reordered)).toBe(fingerprint(said))
})

test.each([
  ['an answer', (copy: typeof said) => void (copy.generalInfo.numberOfAdults = 3)],
  ['a name', (copy: typeof said) => void (copy.mainRenters[0]!.firstName = 'Amelie')],
  ['the process', (copy: typeof said) => void (copy.applicationProcessId = 'q')],
  ['one renter more', (copy: typeof said) => void copy.mainRenters.push(copy.mainRenters[0]!)],
  [
    'a document more',
    (copy: typeof said) => void copy.mainRenters[0]!.documents.push({ id: 'e', type: 'other_document', sha256: 'y' }),
  ],
  ["a document's kind", (copy: typeof said) => void (copy.mainRenters[0]!.documents[0]!.type = 'other_document')],
  ["a document's content", (copy: typeof said) => void (copy.mainRenters[0]!.documents[0]!.sha256 = 'y')],
])('%s changes the fingerprint', (_, change) => {
  expect(changed(change)).not.toBe(fingerprint(said))
})

test('what programs add changes nothing: status, language, and a document’s path, size and address', () => {
  const [renter] = said.mainRenters
  const mainRenters = [
    {
      ...renter,
      documents: [{ ...renter?.documents[0], url: '/x', filePath: 'y', size: 1, mimeType: 'z', name: 'n' }],
    },
  ]
  expect(fingerprint({ ...said, mainRenters, status: 'accepted', isCompleted: false, language: 'fr' })).toBe(
    fingerprint(said),
  )
})

test('to be no guarantor is the same as to say nothing of it, and to be one is something else', () => {
  const [renter] = said.mainRenters
  const of = (isGuarantor: boolean) => fingerprint({ ...said, mainRenters: [{ ...renter, isGuarantor }] })
  expect(of(false)).toBe(fingerprint({ ...said, mainRenters: [renter] }))
  expect(of(true)).not.toBe(of(false))
})

test.each([{}, { mainRenters: 'none' }, { mainRenters: [null, 7, { documents: 'none' }, { documents: [null] }] }])(
  'a body of any shape has one: %j',
  (body) => {
    expect(fingerprint(body)).toMatch(/^[0-9a-f]{64}$/)
  },
)

import { component } from '#shared/handover/room/room.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { button } from '../fixtures/applicant.ts'
import {
  addRoom,
  comeToHandovers,
  createProtocol,
  gradeOthers,
  markInspected,
  openRoom,
} from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('at a move-out nothing is new unseen: one grade for the others is chosen, leaves a part with a defect alone, and can be taken back', async ({
  page,
  server,
  w,
}) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  const part = (type: string) => page.getByRole('region', { name: w(type), exact: true })
  const grade = (type: string) => part(type).getByRole('radio', { name: w('Used'), exact: true })
  await part('Walls')
    .getByText(w('More: {type}', { type: w('Walls') }))
    .click()
  await part('Walls')
    .getByRole('button', { name: w('Defect'), exact: true })
    .click()
  await page.getByRole('link', { name: 'Küche' }).click()

  await expect(page.getByText('Choose a grade for the other 8')).toBeVisible()
  const offer = page.getByRole('button', { name: /^The other 8: / })
  await expect(offer, 'no protocol before says what they were').toHaveCount(0)
  await gradeOthers(page, w, 'Used')
  await expect(grade('Ceiling')).toBeChecked()
  await expect(grade('Walls'), 'somebody has looked at it').not.toBeChecked()
  const undo = button(page, w('Undo: {words}', { words: w('Used') }))
  await expect(page.getByText('8 parts are graded: Used')).toBeVisible()
  await undo.click()
  await expect(grade('Ceiling')).not.toBeChecked()
  await expect(undo).toBeHidden()
  await expect(page.getByText('Choose a grade for the other 8')).toBeVisible()
})

test('at a move-in the others are offered what was graded in the room, and nothing is new by one press before somebody said so', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const components = ['Walls', 'Floor', 'Ceiling', 'Doors'].map((type) =>
    component.parse({ id: newId(), type, condition: null, works: null, installedYear: null }),
  )
  // How those who left had it is no proposal for who comes.
  const baselineId = await placeProtocol(server, letting, {
    content: { date: '2027-01-10', kind: 'move_out', parties: [buildParty()] },
    rooms: [
      {
        name: 'Küche',
        coverage: 'inspected',
        components: components.map((each) => ({ ...each, condition: 'defective' })),
      },
    ],
    signatures: [],
  })
  const id = await placeProtocol(server, letting, {
    content: { date: '2027-01-15', kind: 'move_in', parties: [buildParty({ role: 'tenant_in' })] },
    rooms: [{ name: 'Küche', coverage: 'inspected', components }],
    baselineId,
  })
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  await openRoom(page, w, 'Küche')
  await expect(page.getByText('Choose a grade for the other 4')).toBeVisible()
  const offer = page.getByRole('button', { name: /^The other \d: / })
  await expect(page.getByText(w('Defective')).first()).toBeVisible()
  await expect(offer).toHaveCount(0)
  const grade = (type: string, as: string) =>
    page.getByRole('region', { name: type, exact: true }).getByRole('radio', { name: as, exact: true })
  await grade('Walls', w('Good')).check()
  await expect(offer).toHaveText('The other 3: Good')
  await offer.click()
  await expect(page.getByText('3 parts are graded: Good')).toBeVisible()
  await expect(grade('Doors', w('Good'))).toBeChecked()
  await button(page, w('Undo: {words}', { words: w('Good') })).click()
  await expect(grade('Doors', w('Good'))).not.toBeChecked()
  await expect(grade('Walls', w('Good')), 'somebody chose it').toBeChecked()
})

import { button } from '../fixtures/applicant.ts'
import { addRoom, comeToHandovers, createProtocol, gradeOthers, markInspected } from '../fixtures/create-protocol.ts'
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

import { formatDate } from '#shared/dates.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { addRoom, comeToHandovers, createProtocol } from '../fixtures/create-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

test('the document of each page of a protocol is called like the page, and that of all of it by the day', async ({
  page,
  server,
  w,
}) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  const whole = `${w('Handover of {day}', { day: formatDate(dayAtHome(new Date())) })} – Einzug`
  const back = page.getByRole('link', { name: w('Whole protocol') }).first()
  await expect(page).toHaveTitle(whole)
  await addRoom(page, w, 'Küche')
  await expect(page).toHaveTitle(`Küche – ${whole}`)
  await page.reload()
  await expect(page, 'also where somebody begins').toHaveTitle(`Küche – ${whole}`)
  await back.click()
  await expect(page).toHaveTitle(whole)
  await page.getByRole('link', { name: w('Keys') }).click()
  await expect(page).toHaveTitle(`${w('Keys')} – ${whole}`)
})

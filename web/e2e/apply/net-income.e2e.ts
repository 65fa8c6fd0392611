import { eq } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { readDraft } from '../device/device.ts'
import { button, confirmAnswers, expectReceived, field, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { addApplication, type Letting, letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('for a home in Germany the net income is asked; the manager reads which part of it the rent takes, and says yes', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const letting = await letInGermany(server)
  // Begun while the gross salary was asked there.
  const answers = { ...finishedAnswers([somebody({ nationality: '' })]), confirmed: false }
  await resumeQuestionnaire(page, answers, 'main_renters', letting.code)
  const net = page.getByLabel(w('question.profession.netIncome'))
  await expect(net).toBeVisible()
  await expect(field(page, w('Gross salary'))).toHaveCount(0)
  const hint = 'After taxes and contributions, in {currency}: what arrives in your account. Several incomes together.'
  await expect(page.getByText(w(hint, { currency: '€' }))).toBeVisible()
  await net.fill('none')
  await button(page, w('Next')).click()
  await expect(page.getByRole('group', { name: w('There is a problem') })).toContainText(w.issue('net_income_invalid'))
  await net.fill('38400')
  await button(page, w('Next')).click()
  await expect(page.getByRole('group', { name: w('Is this right?') })).toContainText('38400')
  await button(page, w('Per year')).click()
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'the net income')
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1, name: w('General info') })).toBeVisible()
  await button(page, w('Next')).click()

  const gone = w('May not be asked for where this home is, and was taken out of your answers: {gone}', {
    gone: w('Gross salary'),
  })
  await expect(page.getByText(gone)).toBeVisible()
  const said = w('{salary} per year', { salary: '38400' })
  await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible()
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'what was taken out of the answers')
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  expect(await server.applications(id)).toMatchObject([
    {
      mainRenters: [{ profession: { grossSalary: '', netIncome: said } }],
      askedUnder: { pack: 'DE', version: packs.DE.version },
    },
  ])

  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const line = page.getByRole('article', { name: 'Anna Müller-Ōkuma' })
  const share = w('Rent takes {percent} % of the net income', { percent: 50 })
  await expect(line.getByRole('img', { name: share })).toBeVisible()
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'a line with a net income')
  await openLine(line)
  await expect(page.getByText(share)).toBeVisible()
  const lineOf = page.getByText(w('question.profession.netIncome'), { exact: true })
  await expect(lineOf).toBeVisible()
  await expect(page.getByText(w('Gross salary'), { exact: true })).toHaveCount(0)
  await decide(page.getByRole('main'), w, 'Accept applicant')
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('accepted')
})

test('what was said before and after deductions is compared apart, and said to be the one or the other', async ({
  page,
  server,
  w,
}) => {
  const letting = await letInGermany(server)
  await earning(server, letting, 'Alt', { grossSalary: '6.400 €', netIncome: '' })
  await earning(server, letting, 'Neu', { grossSalary: '', netIncome: '3.200 €' })
  await earning(server, letting, 'Verrutscht', { grossSalary: '', netIncome: '4.000 € brutto' })
  const list = `/application-process/${letting.processId}`
  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, 'manager@demo.test', `${list}?sort=rent-to-income`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Alt')
  await expect(rows.nth(1)).toContainText(/25 %.*6.400 € gross/)
  await expect(rows.nth(2)).toContainText(/50 %.*3.200 € net/)
  const slip = w('Not counted as income: {notCounted}', { notCounted: '4.000 € brutto (gross, not net)' })
  await expect(rows.nth(3).getByRole('img', { name: slip })).toBeVisible()

  for (const name of ['Anna Alt', 'Anna Neu']) await page.getByLabel(w('Select: {name}', { name })).check()
  await button(page, w('Compare')).click()
  const compared = page.getByRole('region', { name: w('Comparison') }).getByRole('row')
  await expect(compared.filter({ hasText: w('Rent to income') })).toContainText(/25 % of gross.*50 % of net/)
  await expect(compared.filter({ hasText: w('Gross salary') })).toContainText(/6.400 €.*–/)
  await expect(compared.filter({ hasText: w('question.profession.netIncome') })).toContainText(/–.*3.200 €/)
  await expectNoBarrier(page, 'net and gross compared')

  await earning(server, letting, 'Jahr', { grossSalary: '', netIncome: '38400' })
  await page.goto(`${list}?charts=all`)
  await expect(page.getByRole('list', { name: w('Doubtful incomes') })).toContainText(/Jahr.*38\.400 € net/)
  for (const [title, part] of [
    [w('Rent and gross income'), '25'],
    [w('Rent and net income'), '50'],
  ] as const) {
    const picture = page.getByRole('region', { name: title }).first()
    await expect(picture.locator('circle')).toHaveCount(1)
    await picture.getByRole('button', { name: w('Show as table') }).click()
    await expect(picture.getByRole('row').nth(1)).toContainText(part)
  }
})

test('of who lives in a home in Germany the net income is known, and no gross salary is asked for', async ({
  page,
  server,
  w,
}) => {
  const { name, propertyId } = await letInGermany(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const card = page.getByRole('article', { name })
  const shown = await page.evaluateHandle((label) => {
    const ever = { gross: false }
    const look = () => {
      ever.gross ||= [...document.querySelectorAll('label')].some(({ textContent }) => textContent.includes(label))
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    return ever
  }, w('Gross salary'))
  await card.getByRole('button', { name: w('Add Resident: {name}', { name }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(w('question.profession.netIncome'))).toBeVisible()
  await expect(field(page, w('Gross salary'))).toHaveCount(0)
  expect(await shown.evaluate(({ gross }) => gross), 'not for a moment').toBe(false)
  await field(page, w('First name')).fill('Zoé')
  await field(page, w('Last name')).fill('Abele')
  await field(page, w('Email')).fill('zoe@renter.test')
  await page.getByLabel(w('Nationality')).fill('DE')
  await field(page, w('Profession')).fill('Lehrerin')
  await dialog.getByLabel(w('question.profession.netIncome')).fill('3.100 €')
  await expectNoBarrier(page, 'a resident of a home in Germany')
  await button(page, w('Add')).click()
  await expect(card).toContainText('Zoé Abele')
  await expect(card).toContainText('3.100 €')

  await card.getByRole('button', { name: new RegExp(`^${w('Edit')}: Zoé`) }).click()
  await dialog.getByLabel(w('question.profession.netIncome')).fill('')
  await button(page, w('Save')).click()
  await expect(dialog).toBeHidden()
  await expect(card).not.toContainText('3.100 €')
})

const earning = (
  server: ServerData,
  letting: Letting,
  lastName: string,
  income: { grossSalary: string; netIncome: string },
) => addApplication(server, letting, { lastName, profession: { ...somebody().profession, ...income } })

/** By the rules of the country, as a new process there has them. */
async function letInGermany(server: ServerData): Promise<Letting> {
  const letting = await letProperty(server, { policyPack: 'DE' })
  await server.db.update(properties).set({ country: 'DE' }).where(eq(properties.id, letting.propertyId))
  return letting
}

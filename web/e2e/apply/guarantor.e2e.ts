import { readDraft } from '../device/device.ts'
import {
  button,
  confirmAnswers,
  expectReceived,
  field,
  fillRenter,
  resumeQuestionnaire,
} from '../fixtures/applicant.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { letProperty } from '../fixtures/letting.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const carla = () => somebody({ firstName: 'Carla', lastName: 'Studer' })
const paul = () => ({
  ...somebody({ firstName: 'Paul', lastName: 'Studer', dateOfBirth: '1965-01-02', isGuarantor: true }),
  nationality: '',
  reference: { noReference: false, company: '', name: '', phone: '', email: '' },
})

test('somebody applies for a home in France with a guarantor, and who decides sees who vouches, with their documents', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { policyPack: 'FR' })
  const vouching = paul()
  await resumeQuestionnaire(page, finishedAnswers([carla()]), 'main_renters', letting.code)
  await button(page, w('Add a guarantor')).click()
  await expect(button(page, w('Guarantor {number}', { number: 1 }))).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page, w('First name'))).toBeFocused()
  await expect(page.getByText(w('Reference'), { exact: true })).toHaveCount(0)
  await fillRenter(page, w, vouching)
  await expect(page.getByText('water, gas or electricity')).toBeVisible()
  await addFiles(page, 'proof_of_income', pdfFile('Lohn.pdf'))
  await expect(page.locator('[data-document]')).toHaveCount(1)
  await field(page, w('Profession')).focus()
  await expectNoBarrier(page, 'a guarantor')
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await button(page, w('Next')).click()

  const name = w('{name}, guarantor', { name: 'Paul Studer' })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  const [application] = await server.applications(id)
  expect(application?.mainRenters).toMatchObject([
    { isGuarantor: false, firstName: 'Carla' },
    { ...vouching, id: expect.any(String), isGuarantor: true, documents: [{ originalName: 'Lohn.pdf' }] },
  ])

  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const row = page.getByRole('article', { name: 'Carla Studer' })
  await expect(row).toContainText(w('guarantor'))
  await page.goto(`/application-process/${letting.processId}/application/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Lohn.pdf')).toBeVisible()
})

test('who vouches stands behind all who sign, whoever is added, removed and brought back', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers([carla()]), 'main_renters')
  const people = async () =>
    (await readDraft(page)).answers.mainRenters.map(
      ({ firstName, isGuarantor }) => (isGuarantor ? '+' : '') + firstName,
    )
  await button(page, w('Add a guarantor')).click()
  await field(page, w('First name')).fill('Paul')
  await button(page, w('Add another renter')).click()
  await field(page, w('First name')).fill('Ben')
  await expect.poll(people).toEqual(['Carla', 'Ben', '+Paul'])

  await button(page, w('Remove this renter')).click()
  await page.getByRole('button', { name: w('{name}, guarantor', { name: 'Paul' }), expanded: false }).click()
  await button(page, w('Remove this guarantor')).click()
  await expect.poll(people).toEqual(['Carla'])
  await expect(button(page, w('Remove this renter'))).toHaveCount(0)
  await page
    .getByRole('button', { name: w('Undo: {name}', { name: w('{name}, guarantor', { name: 'Paul' }) }) })
    .click()
  await expect.poll(people).toEqual(['Carla', '+Paul'])
  await page.getByRole('button', { name: w('Undo: {name}', { name: 'Ben' }) }).click()
  await expect.poll(people).toEqual(['Carla', 'Ben', '+Paul'])
  await expect(page.getByText(w('issue.main_renter_required'))).toHaveCount(0)
})

test('five can vouch, and a sixth is not offered', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers([carla(), ...Array.from({ length: 4 }, paul)]), 'main_renters')
  await button(page, w('Add a guarantor')).click()
  await expect(button(page, w('Add a guarantor'))).toHaveCount(0)
})

import type { Locator, Page } from '@playwright/test'
import type { Section } from '#shared/application/questionnaire.ts'
import { formatDate } from '#shared/dates.ts'
import type { Answers, RenterAnswers } from '#web/local/answers.ts'
import { readDevice } from './device.ts'
import { placeDraft } from './place-draft.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/** What happens between the code and the questionnaire, without its screens. */
export async function chooseProcess(page: Page, code = 'DEMADE'): Promise<Chosen> {
  const answer = await page.request.get(`/api/external/application-processes/${code}`)
  const { data }: { data: Chosen } = await answer.json()
  await page.goto('/robots.txt')
  await page.evaluate((process) => localStorage.setItem('selectedProcess', JSON.stringify(process)), data)
  return data
}

type Chosen = { id: string } & Record<string, unknown>

/** At the first step, nothing typed yet. */
export async function openQuestionnaire(page: Page, code?: string): Promise<{ id: string }> {
  const process = await chooseProcess(page, code)
  await page.goto('/questionnaire')
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(3)
  return process
}

/** With answers from an earlier visit; the toast that says so is put away, because it lies over the page. */
export async function resumeQuestionnaire(page: Page, answers: Answers, section: Section = 'summary', code?: string) {
  const process = await chooseProcess(page, code)
  const { id } = await placeDraft(page, process, answers, section)
  await page.goto('/questionnaire')
  await toast(page).getByRole('button').click()
  return { ...process, applicationId: id }
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The open card, field by field, as a person does it. */
export async function fillRenter(page: Page, w: Words, renter: RenterAnswers): Promise<void> {
  const { currentAddress: home, profession, reference } = renter
  const texts = {
    'First name': renter.firstName,
    'Last name': renter.lastName,
    Email: renter.email,
    Phone: renter.phone,
    'Date of birth': formatDate(renter.dateOfBirth),
    Street: home.street,
    'Street number': home.streetNumber,
    'Zip code': home.zipCode,
    City: home.city,
    Profession: profession.profession,
    'Gross salary': profession.grossSalary,
  }
  for (const [label, value] of Object.entries(texts)) await typeInto(field(page, w(label)), value)
  for (const [label, code] of Object.entries({ Nationality: renter.nationality, Country: home.country })) {
    await typeInto(field(page, w(label)), code)
  }
  await field(page, w('Employment status')).selectOption(profession.employmentStatus)
  if (reference.noReference) {
    await page.getByRole('checkbox', { name: w('I have no reference') }).check()
    return
  }
  const answers = {
    Company: reference.company,
    'Contact name': reference.name,
    'Contact phone': reference.phone,
    'Contact email': reference.email,
  }
  for (const [label, value] of Object.entries(answers)) await field(page, w(label)).fill(value)
}

/** Playwright sets a field of Debian's Firefox in a way that React does not notice: there it is typed key by key. */
export const typeInto = (into: Locator, text: string) =>
  into.page().context().browser()?.browserType().name() === 'firefox' ? into.pressSequentially(text) : into.fill(text)

/** A question with Yes and No. */
export const answer = (page: Page, question: string, choice: string) =>
  page.getByRole('group', { name: question }).getByText(choice, { exact: true }).click()

/** All that is wrong in one place, above the form. */
export const errorSummary = (page: Page, w: Words) => page.getByRole('group', { name: w('There is a problem') })

/** The tick before an application can be submitted. */
export const confirmAnswers = (page: Page, w: Words) =>
  page.getByLabel(w('I confirm that my answers are true and complete, and I accept the terms and conditions.')).check()

/** The one toast that is shown. */
export const toast = (page: Page) => page.locator('[data-tone]')

/** The page that a submission ends on, which it reaches by itself once the server's receipt is here. */
export async function expectReceived(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL('/success', { timeout: DELIVERY_MS })
  expect((await readDevice(page)).receipts).toContainEqual(expect.objectContaining({ id }))
}

/** Several attempts with their waiting times, on a machine that may be busy. */
const DELIVERY_MS = 20_000

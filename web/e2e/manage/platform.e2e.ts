import { button, field, toast } from '../fixtures/applicant.ts'
import { muster, openAs } from '../fixtures/manager-server.ts'
import { expect, test } from '../fixtures/test.ts'

test('a platform owner sees every organization, and one in detail', async ({ page, w }) => {
  await openAs(page, 'owner', '/platform')
  await expect(page.getByText(w('Superadmin Dashboard'))).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Musterverwaltung' })
  for (const text of ['Homes in Berlin and Zürich', muster.id, '05.01.2027']) await expect(card).toContainText(text)
  await card.getByText(w('View Details')).click()
  await expect(page).toHaveURL(`/organizations/${muster.id}`)
  await expect(page.getByRole('heading', { name: w('Users ({count})', { count: 2 }) })).toBeVisible()
  const manager = page.getByRole('listitem').filter({ hasText: 'Manfred Mustermann' })
  await expect(manager.locator('[data-colour=blue]')).toHaveText(w('Manager'))
  await expect(manager.locator('[data-colour=green]')).toHaveText(w('Active'))
  await page.getByRole('link', { name: w('Back to the platform') }).click()
  await expect(page).toHaveURL('/platform')
})

test('an organization is created once, however often the answer is lost', async ({ page, w }) => {
  const server = await openAs(page, 'owner', '/platform')
  await button(page, w('Create Organization')).click()
  await button(page, w('Create')).click()
  await expect(page.getByRole('dialog')).toContainText(w.issue('organization_name_required'))
  await field(page, w('Name')).fill('Zweitverwaltung')

  server.instead.set('POST /api/organizations', (route) => route.abort())
  await button(page, w('Create')).click()
  const words = w('Network error. Please check your connection and try again.')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words)
  await expect(toast(page)).toContainText(w('Failed to Create Organization'))

  server.instead.clear()
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Organization Created Successfully'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Zweitverwaltung' })).toHaveCount(1)
  const ids = server.sent.map(({ body }) => (body as { id?: string }).id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

const answers: [status: number, body: string, text: string, answer?: string][] = [
  [502, 'Bad Gateway', 'Service temporarily unavailable (502). Please try again later.'],
  [400, '{"message":"The name is taken"}', 'The name is taken'],
  [418, 'teapot', 'Failed to create organization: {answer}', '418 teapot'],
]
for (const [status, body, text, answer = ''] of answers) {
  test(`a creation that is answered with ${status} says why, and keeps what was typed`, async ({ page, w }) => {
    const server = await openAs(page, 'owner', '/platform')
    server.instead.set('POST /api/organizations', (route) => route.fulfill({ status, body }))
    await button(page, w('Create Organization')).click()
    await field(page, w('Name')).fill('Zweitverwaltung')
    await button(page, w('Create')).click()
    const words = status === 400 ? text : w(text, { answer })
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words)
    await expect(field(page, w('Name'))).toHaveValue('Zweitverwaltung')
  })
}

test('without organizations it says what to do first, and when they cannot be read that they cannot', async ({
  page,
  w,
}) => {
  const server = await openAs(page, 'owner', '/robots.txt')
  server.organizations = []
  await page.goto('/platform')
  await expect(
    page.getByText(w('No organizations found. Create your first organization to get started.')),
  ).toBeVisible()
  server.instead.set('GET /api/organizations', (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/platform')
  await expect(page.getByText(w('Organizations service temporarily unavailable'))).toBeVisible()
  server.instead.clear()
  server.organizations = [muster]
  await button(page, w('Try again')).click()
  await expect(page.getByText('Musterverwaltung')).toBeVisible()
  await expect(page.getByText(w('Organizations service temporarily unavailable'))).toBeHidden()
})

test('an organization that does not exist is said to', async ({ page, w }) => {
  await openAs(page, 'owner', '/organizations/0190f3a0-0000-7000-8000-0000000000ff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('There is no such organization'))
})

import { eq } from 'drizzle-orm'
import { applicationNotes } from '#server/db/note-schema.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a note that was begun about one applicant waits there, after a reload too, and stands with nobody else', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Bach' })
  await comeIn(page, 'manager@demo.test')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/application-process/${letting.processId}`)
  const note = page.getByLabel(w('New note'))
  const open = (name: string) => page.getByRole('button', { name: w('Details: {name}', { name }) }).click()
  await open('Anna Okuma')
  await note.fill('Ruft zurück')
  await open('Ben Bach')
  await expect(note).toHaveValue('')
  await open('Anna Okuma')
  await expect(note).toHaveValue('Ruft zurück')
  await page.reload()
  await expect(note).toHaveValue('Ruft zurück')
  await button(page, w('Add note')).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Ruft zurück'), 'added, once').toHaveCount(1)
  await expect(note).toHaveValue('')
})

test('Ctrl+Enter adds a note from where it is typed, once; Enter alone is a new line', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  const note = page.getByLabel(w('New note'))
  await note.fill('Hat angerufen')
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue('Hat angerufen\n')
  await page.keyboard.type('und kommt')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(note).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'und kommt' })).toHaveCount(1)
  await expect(page.getByText(w('Up to date'))).toBeVisible()
  expect(await server.db.$count(applicationNotes, eq(applicationNotes.applicationId, id))).toBe(1)
})

test('a note is taken back by the key like what was decided before it, and holds nothing up', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  await page.getByRole('heading', { level: 3, name: 'Anna Okuma', exact: true }).focus()
  await page.keyboard.press('w')
  await expect(toast(page)).toContainText('Anna Okuma')
  await page.getByLabel(w('New note')).fill('Hat angerufen')
  await button(page, w('Add note')).press('Enter')
  await expect(toast(page)).toContainText(w('Note added'))
  const added = page.getByRole('listitem').filter({ hasText: 'Hat angerufen' })
  await expect(added).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText(w('Note removed'))
  await expect(added).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('submitted')
  expect(await server.db.$count(applicationNotes, eq(applicationNotes.applicationId, id))).toBe(0)
})

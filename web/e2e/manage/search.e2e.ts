import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { toast } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('Ctrl+K, a word with a typo and Enter lead to a home’s process without a connection, Escape back to where one was, what is typed at once is kept, and keys pressed alone can be turned off', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Ludmilla', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test')
  await untilManageIsKept(page)
  await expect(page.getByRole('article', { name: letting.name })).toBeVisible()
  await goOffline(context)

  const opener = page.getByRole('button', { name: w('Search…') })
  await opener.focus()
  await page.keyboard.press('Control+k')
  // Before it is loaded.
  await page.keyboard.type('xy')
  const field = page.getByRole('combobox', { name: w('Search') })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('xy')
  await field.fill('')
  await expect(page.getByRole('option', { name: w('Create Property') })).toBeVisible()
  await expectNoBarrier(page, 'the search before anything is typed')
  await field.fill('%')
  await expect(page.getByText(w('Nothing found'))).toBeVisible()
  await field.fill(letting.processName)
  const option = page.getByRole('option', { name: letting.processName })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectNoBarrier(page, 'what was found')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('?')
  const keys = page.getByRole('heading', { name: w('Keyboard shortcuts') })
  await expect(keys).toBeVisible()
  await page.getByRole('button', { name: w('Turn off keys pressed alone') }).click()
  await expect(page.getByRole('button', { name: w('Turn on keys pressed alone') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: w('Search') })).toBeFocused()
  await expect(keys).toBeHidden()
  await page.keyboard.type(`nachmeite ${letting.code}`)
  await expect(page.getByRole('option', { name: letting.processName })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/application-process/${letting.processId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(letting.processName)
})

test('a home is found in the list by the beginning of its name with a typo, one press shows all again, and Ctrl+K opens the search from within a field', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  const row = page.getByRole('article', { name: letting.name })
  const search = page.getByRole('searchbox', { name: w('Search') })
  await search.fill('nothing is called like this')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: w('Show all properties') }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(row).toBeVisible()
  await search.fill(`${letting.name.slice(0, 3)}x${letting.name.slice(3, 8)}`)
  await expect(row).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xy')
  await expect(page.getByRole('combobox', { name: w('Search') })).toHaveValue('xy')
  await expect(search, 'nothing that was meant for the search is typed into the field').not.toHaveValue(/xy/)
})

test('of many with one name those about whom is still decided come first, and it is said how many there are besides', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const name = `Ottokar${letting.code}`
  for (let at = 0; at < 9; at += 1) {
    await addApplication(server, letting, { firstName: name, lastName: `R${at}` }, { status: 'rejected' })
  }
  await addApplication(server, letting, { firstName: name, lastName: 'Offen' })
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name: letting.name })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: w('Search') }).fill(name)
  await expect(page.getByText(w('and {rest} more: type on to see them', { rest: '2' }))).toBeVisible()
  await expect(page.getByRole('option').first()).toContainText('Offen')
  await expect(page.getByRole('status').filter({ hasText: '10 results' })).toHaveCount(1)
  await expectNoBarrier(page, 'more than is shown')
})

test('the search takes the steps of who is open, by no Enter alone, and knows what people call a kind of record', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Ludmilla', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Ludmilla Okuma' }) }).click()
  await page.keyboard.press('Control+k')
  const step = page.getByRole('option', { name: w('Applicant withdrawn') })
  await expect(step).toContainText('Ludmilla Okuma')
  await expect(step).toHaveAttribute('aria-selected', 'false')
  const results = page.getByRole('dialog').getByRole('option')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(w('Create Property'))
  // Nobody who looks for something does it: not by a typo, and not by the name of who is open.
  for (const typed of ['applicat', 'okuma']) {
    await page.keyboard.type(typed)
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).not.toContainText(
      w('Applicant withdrawn'),
    )
    await expect(step.and(page.locator('[aria-selected=true]'))).toHaveCount(0)
    await page.getByRole('combobox', { name: w('Search') }).fill('')
  }
  await page.keyboard.type('withdr')
  await expect(step).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Ludmilla Okuma')
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('withdrawn')

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`properties ${letting.code}`)
  // Another home may have a code that is a typo away: it stands behind.
  await expect(results.first()).toContainText(letting.name)
  await expect(results.filter({ hasText: letting.processName })).toHaveCount(0)
})

test('where the device cannot be read the search says so and what to do, and finds everything once it can', async ({
  page,
  server,
  w,
}) => {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await untilWhole(page, w)
  const told = w(
    'What lies on this device could not be read, so not everything is found. Please try again. If that does not help, close Einzug everywhere on this device and open it once more.',
  )
  await breakReading(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: w('Search') })
  await field.fill(name)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(told)
  await expect(dialog).not.toContainText(w('Nothing found'))
  await expectNoBarrier(page, 'a search that cannot read')
  await page.evaluate(() => Reflect.set(window, 'isBroken', false))
  await dialog.getByRole('button', { name: w('Try again') }).click()
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await expect(dialog).not.toContainText(told)
})

/** As where the disk does not answer; until `isBroken` says otherwise. */
const breakReading = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'isBroken', true)
    for (const reading of ['get', 'getAll', 'openCursor'] as const) {
      const { value: read } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, reading) ?? {}
      Object.defineProperty(IDBObjectStore.prototype, reading, {
        value(this: IDBObjectStore, ...what: unknown[]): unknown {
          if (Reflect.get(window, 'isBroken')) throw new DOMException('The disk does not answer', 'UnknownError')
          return Reflect.apply(read, this, what)
        },
      })
    }
  })

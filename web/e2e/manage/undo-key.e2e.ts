import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { decide, unfoldProcess, withdraw } from '../fixtures/decide.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const nothingLeft =
  'There is nothing left to undo: what was decided can be changed where it stands, with “Change status” or “Edit”.'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('who decides in the middle of a long list by keyboard alone takes it back from there', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 60)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await untilWhole(page, w)
  const card = page.getByRole('article', { name: 'Nr. 10', exact: true })
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 10' }), exact: true }).focus()
  await page.keyboard.press('Enter')
  await card.getByText(w('Change status')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(w('Applicant withdrawn'))
  await page.keyboard.press('Enter')
  await expect(card).toContainText(w('Withdrawn'))
  await expect(toast(page)).toContainText(w('{about}. Undo with Ctrl+Z.', { about: '' }).replace(/^\. /, ''))
  await expectNoBarrier(page, 'a toast that names its key')
  await page.keyboard.press('Control+z')
  await expect(card).toContainText(w('Submitted'))
  await expect(toast(page)).not.toContainText('Ctrl+Z')
})

test('the key takes back a star that was set last, and only then what was decided before it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  const card = page.getByRole('article', { name: 'Nr. 1', exact: true })
  await button(page, w('Details: {name}', { name: 'Nr. 1' })).click()
  await card.getByText(w('Change status')).click()
  await card.getByRole('button', { name: w('Applicant withdrawn') }).click()
  await expect(card).toContainText(w('Withdrawn'))
  const star = button(page, w('Star: {name}', { name: 'Nr. 0' }))
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expect(toast(page), 'it may be out of sight').toContainText(w('Star taken away'))
  await expect(card, 'what was decided stands').toContainText(w('Withdrawn'))
  await page.keyboard.press('Control+z')
  await expect(card).toContainText(w('Submitted'))
})

test('the key brings back a tag that was taken away by a slip', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 1)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await button(page, w('Details: {name}', { name: 'Nr. 0' })).click()
  const marks = page.getByRole('group', { name: w('Marks of the team') })
  await marks.getByRole('button', { name: w('Add tag') }).click()
  await page.keyboard.type('Garten')
  await page.keyboard.press('Enter')
  const away = marks.getByRole('button', { name: w('Remove the tag {word}', { word: 'Garten' }) })
  await away.click()
  await expect(away).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(away).toBeVisible()
})

test('where somebody types, the key is the field’s own; and where nothing can be undone it says so and touches no field', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await withdraw(page, w, 'Nr. 1')
  const card = page.getByRole('article', { name: 'Nr. 1', exact: true })
  const row = button(page, w('Details: {name}', { name: 'Nr. 1' }))
  const search = page.getByRole('searchbox')
  await search.pressSequentially('Nr')
  await page.keyboard.press('Control+z')
  await expect(card).toContainText(w('Withdrawn'))
  await search.fill('Nr')
  await row.focus()
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText(w('Submitted'))
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText(w(nothingLeft))
  await expect(row).toBeFocused()
  await expect(search).toHaveValue('Nr')
  await expect(card).toContainText(w('Submitted'))
})

test('what was decided is taken back one after the other, after its message has gone too, but nothing that lies behind what cannot be', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 4)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await withdraw(page, w, 'Nr. 0')
  await button(page, w('Details: {name}', { name: 'Nr. 3' })).click()
  await decide(page.getByRole('article', { name: 'Nr. 3', exact: true }), w, 'Accept applicant')
  await expect(toast(page)).toContainText('Nr. 3')
  await withdraw(page, w, 'Nr. 1')
  await withdraw(page, w, 'Nr. 2')
  await button(page, w('Close message')).click()
  await expect(toast(page)).toHaveCount(0)
  for (const name of ['Nr. 2', 'Nr. 1']) {
    await page.keyboard.press('Control+z')
    await expect(toast(page)).toContainText(new RegExp(`${name} .*: ${w('Submitted')}`))
  }
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText(w('This cannot be taken back'))
  await expect(toast(page), 'what it is').toContainText('Nr. 3')
  await button(page, w('Details: {name}', { name: 'Nr. 0' })).click()
  await expect(page.getByRole('article', { name: 'Nr. 0', exact: true }), 'that came after it').toContainText(
    w('Withdrawn'),
  )
})

test('an Undo of something else than a decision leaves what was done before it to be taken back, too', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 1)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await withdraw(page, w, 'Nr. 0')
  await unfoldProcess(page, w)
  await button(page, w('Close Process')).click()
  for (const words of ['Application process reopened', 'Status updated']) {
    await page.keyboard.press('Control+z')
    await expect(toast(page)).toContainText(w(words))
  }
})

test('pressed twice at once it takes back two', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  for (const name of ['Nr. 0', 'Nr. 1']) {
    await withdraw(page, w, name)
    await expect(toast(page)).toContainText(name)
  }
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/status/submitted', (route) => held.then(() => route.continue()))
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  for (const name of ['Nr. 0', 'Nr. 1']) await expect(page.getByRole('row', { name })).toContainText(w('Submitted'))
  goOn()
})

test('of one that was decided twice both are taken back, the last first', async ({ page, server, w }) => {
  const { id, pane } = await readRejected(page, server, w)
  await page.keyboard.press('s')
  await expect(toast(page)).toContainText(w('Submitted'))
  await pane.getByText(w('Change status')).click()
  await pane.getByRole('button', { name: w('Applicant withdrawn') }).click()
  await expect(toast(page)).toContainText(w('Withdrawn'))
  for (const [words, status] of [
    ['Submitted', 'submitted'],
    ['Rejected', 'rejected'],
  ] as const) {
    await page.keyboard.press('Control+z')
    await expect(toast(page)).toContainText(w(words))
    await expect.poll(async () => (await server.applications(id))[0]?.status).toBe(status)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('pressed at once after a key that decides, it waits until there is something to take back', async ({
  page,
  server,
  w,
}) => {
  const { id, pane } = await readRejected(page, server, w)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/status/submitted', (route) => held.then(() => route.continue()))
  await page.keyboard.press('s')
  await expect(pane).toContainText(w('Submitted'))
  await page.keyboard.press('Control+z')
  await expect(toast(page), 'it is not told of yet').toHaveCount(0)
  goOn()
  await expect(pane).toContainText(w('Rejected'))
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('rejected')
})

test('what can be undone stands for ten seconds, and as long as the pointer or the focus is on it', async ({
  page,
  server,
  w,
}) => {
  await readRejected(page, server, w)
  await page.clock.install()
  await page.keyboard.press('s')
  const undo = button(page, w('Undo'))
  await expect(undo).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(undo).toBeVisible()
  await undo.focus()
  await undo.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(undo, 'the pointer has left, the focus has not').toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.clock.runFor(10_100)
  await expect(undo).toHaveCount(0)
})

test('while a dialog is open, it takes back nothing that lies behind', async ({ page, server, w }) => {
  const { pane } = await readRejected(page, server, w)
  await page.keyboard.press('s')
  await expect(pane).toContainText(w('Submitted'))
  await expect(toast(page)).toContainText('Ctrl+Z')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog')
  await expect(help).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(toast(page), 'what can be undone still can').toContainText('Ctrl+Z')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(pane).toContainText(w('Submitted'))
  await page.keyboard.press('Control+z')
  await expect(pane).toContainText(w('Rejected'))
})

test('while the next decision is under way, nothing takes back the one before', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await withdraw(page, w, 'Nr. 0')
  await expect(toast(page)).toContainText('Nr. 0')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/status/withdrawn', (route) => held.then(() => route.continue()))
  await withdraw(page, w, 'Nr. 1')
  await expect(toast(page)).toHaveCount(0, { timeout: 1_000 })
  goOn()
  await expect(toast(page)).toContainText('Nr. 1')
})

/** Somebody who was rejected, open beside the list. */
async function readRejected(page: Page, server: ServerData, w: Words) {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status: 'rejected' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane.getByText(w('Resubmit application'))).toBeVisible()
  return { id, pane }
}

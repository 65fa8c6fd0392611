import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('each step has a key beside what is read, which does what its button does, and writes where somebody types', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const status = async () => (await server.applications(id))[0]?.status
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  const pane = page.getByRole('region', { name: w('Details') })
  await pane.getByRole('button', { name: w('Change status: {name}', { name: 'Anna Okuma' }) }).click()
  const accept = pane.getByRole('button', { name: w('Accept applicant') })
  await expect(accept).toHaveAttribute('aria-keyshortcuts', 'a')
  await expect(accept.locator('kbd')).toHaveAttribute('data-key', 'A')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('o')
  await page.getByRole('searchbox').pressSequentially('a')
  await page.getByRole('searchbox').fill('')
  expect(await status()).toBe('submitted')
  await accept.focus()
  await page.keyboard.press('a')
  const accepting = page.getByRole('dialog', { name: w('Accept applicant') })
  await expect(accepting, 'what cannot be taken back is asked about').toBeVisible()
  await expect(accepting.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(accepting, 'and by no key that was meant for something else').toBeVisible()
  expect(await status()).toBe('submitted')
  await page.keyboard.press('Escape')
  await expect(accepting).toHaveCount(0)

  await page.keyboard.press('r')
  const rejecting = page.getByRole('dialog', { name: w('Reject applicant') })
  await expect(rejecting.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('aow')
  await expect(rejecting.getByRole('textbox')).toHaveValue('aow')
  expect(await status()).toBe('submitted')
  await rejecting.getByRole('button', { name: w('Reject applicant') }).click()
  await expect.poll(status).toBe('rejected')
  await expect(rejecting).toHaveCount(0)
  await expect(pane.getByText(w('Resubmit application'))).toBeVisible()
  await page.keyboard.press('s')
  await expect.poll(status).toBe('submitted')
  await button(page, w('Undo')).click()
  await expect.poll(status).toBe('rejected')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: w('Keyboard shortcuts') })
  await expect(help).toContainText(w('Where an application is open, or some are selected'))
  await help.getByRole('button', { name: w('Turn off keys pressed alone') }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('s')
  await page.reload()
  await expect(pane.getByText(w('Resubmit application'))).toBeVisible()
  expect(await status()).toBe('rejected')
})

test('who types a name where no field has the focus takes no step by its letters', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const status = async () => (await server.applications(id))[0]?.status
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  await page.keyboard.type('weil')
  await page.keyboard.type('howe')
  // Who has been withdrawn can be rejected no more.
  await page.keyboard.press('r')
  const rejecting = page.getByRole('dialog', { name: w('Reject applicant') })
  await rejecting.getByRole('textbox').fill('No reply')
  await page.keyboard.press('Control+Enter')
  await expect.poll(status).toBe('rejected')
})

test('on the page of an application the keys do the same', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status: 'rejected' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Okuma' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(toast(page)).toContainText(w('Status updated'))
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('submitted')
})

test('a decision by keyboard takes its key and Ctrl+Enter, once, from wherever the focus is', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const status = async () => (await server.applications(id))[0]?.status
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${id}`)
  await expect(page.getByRole('region', { name: w('Details') })).toContainText(w('Submitted'))
  const dialog = page.getByRole('dialog')
  for (const [key, to, back] of [
    ['r', 'rejected', 's'],
    ['a', 'accepted', undefined],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect.poll(status).toBe(to)
    if (!back) continue
    await expect(
      page.getByRole('button', { name: w('Resubmit application: {name}', { name: 'Anna Okuma' }) }),
    ).toBeVisible()
    await page.keyboard.press(back)
    await expect.poll(status).toBe('submitted')
    await expect(page.getByRole('button', { name: w('Change status: {name}', { name: 'Anna Okuma' }) })).toBeVisible()
  }
})

test('while nobody is read the key of a step asks about all who were chosen', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  for (const firstName of ['Anna', 'Ben']) await addApplication(server, letting, { firstName, lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '2' }) }).check()
  const reject = page.getByRole('group', { name: w('Selection') }).getByRole('button', { name: w('Reject applicant') })
  await expect(reject).toHaveAttribute('aria-keyshortcuts', 'r')
  await page.keyboard.press('r')
  const asked = page.getByRole('dialog', { name: 'Reject 2 applicants', exact: true })
  await expect(asked.getByRole('button', { name: 'Reject 2 applicants', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)

  await button(page, w('Details: {name}', { name: 'Anna Okuma' })).click()
  await expect(reject).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: w('Reject applicant'), exact: true })).toContainText('Anna Okuma')
})

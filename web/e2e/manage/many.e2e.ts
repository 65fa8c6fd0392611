import { eq } from 'drizzle-orm'
import { applicationProcesses, applications } from '#server/db/schema.ts'
import { afterDays } from '#shared/dates.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('one decision rejects many without a connection, names whom it leaves, and each reaches the server once there is one', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 40)
  await addApplication(server, letting, { firstName: 'Ines', lastName: 'Alt' }, { status: 'rejected' })
  const statuses = async () => {
    const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
    return rows.map(({ status }) => status)
  }
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '41' }) }).check()
  const bar = page.getByRole('group', { name: w('Selection') })
  // One line, whatever was chosen, that names those whom a search leaves out of the list, too.
  expect((await bar.boundingBox())?.height).toBeLessThan(50)
  await page.getByRole('searchbox').fill('Ines Alt')
  const told = page.getByRole('status').filter({ hasText: 'chosen' })
  for (const said of [bar, told]) await expect(said).toContainText('41 chosen40 not shown')
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  await expect(page.getByRole('dialog')).toContainText('40 of them are not in the list as you see it now')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')
  await expect(told).toHaveText('41 chosen')
  await goOffline(context)
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ines Alt')
  await expect(dialog).toContainText(w('has this status already'))
  await expectNoBarrier(page, 'one decision for many')
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await expect(toast(page)).toContainText('40')
  await button(page, w('Undo')).click()
  await expect(page.getByRole('table')).not.toContainText(`${w('Rejected')}${w('Rejected')}`)

  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '41' }) }).check()
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  expect(new Set(await statuses())).toEqual(new Set(['submitted', 'rejected']))
  await context.setOffline(false)
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['rejected']))
})

test('where an offer was accepted the process is closed and the others are answered in one step', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  await addApplications(server, letting, 3)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status: 'offer_accepted' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await button(page, w('Close the process and answer the others')).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(
    new RegExp(w('The process is closed with it: nobody can apply to it any more, until you open it again.')),
  )
  const mail = page.getByRole('checkbox', { name: w('Send each of these applicants an email about it') })
  await expect(mail, 'who is to be answered is written to').toBeChecked()
  await page.setViewportSize({ width: 1280, height: 500 })
  const reject = page.getByRole('dialog').locator('[type=submit]')
  await expect(reject, 'however long what is above it').toBeInViewport({ ratio: 1 })
  await expectNoBarrier(page, 'what others are answered with')
  await reject.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(w('Closed'), { exact: true }).first()).toBeVisible()
  const rows = () => server.db.select().from(applications).where(eq(applications.processId, letting.processId))
  await expect
    .poll(async () => (await rows()).map(({ status }) => status).toSorted())
    .toEqual(['offer_accepted', 'rejected', 'rejected', 'rejected'])
})

test('an Undo of what closed the process opens it again, and says how many it cannot bring back', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await addApplication(server, letting, { firstName: 'Ines', lastName: 'Alt' }, { status: 'accepted' })
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status: 'offer_accepted' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await button(page, w('Close the process and answer the others')).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  await expect(page.getByText(w('Closed'), { exact: true }).first()).toBeVisible()
  await expect(toast(page)).toContainText(`3 applications: ${w('Rejected')}`)
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText('2 changes taken back')
  await expect(toast(page)).toContainText('1 cannot be taken back, and stays')
  const found = async () => {
    const [process] = await server.db
      .select()
      .from(applicationProcesses)
      .where(eq(applicationProcesses.id, letting.processId))
    const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
    return [process?.status, ...rows.map(({ status }) => status).toSorted()]
  }
  await expect.poll(found).toEqual(['open', 'offer_accepted', 'rejected', 'submitted', 'submitted'])
})

test('who was never answered in a closed process stands on the overview before they are erased, and is answered in one step', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  const { processId: id, name: home } = letting
  const erasesOn = afterDays(dayAtHome(new Date()), 9)
  const day = erasesOn.split('-').toReversed().join('.')
  const over = { status: 'closed', erasesOn } as const
  await server.db.update(applicationProcesses).set(over).where(eq(applicationProcesses.id, id))
  await comeIn(page, 'manager@demo.test', '/admin')
  const line = page.getByRole('link', {
    name: `2 applications of ${home} without an answer will be erased from ${day} on`,
  })
  const more = page.getByRole('region', { name: w('Today') }).getByRole('button', { name: /more$/ })
  await expect(line.or(more).first()).toBeVisible()
  if (!(await line.isVisible())) await more.click()
  await line.click()
  await expect(page.getByText(/2 applications of this closed process have no answer yet. Without one/)).toContainText(
    day,
  )
  await expectNoBarrier(page, 'a closed process with people without an answer')
  await button(page, w('Answer the others')).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  const rows = () => server.db.select().from(applications).where(eq(applications.processId, id))
  await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(page.getByText(w('Answer the others'))).toHaveCount(0)
})

test('who was never answered in an open process that everybody forgot is answered, and it is closed with it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  const { processId: id } = letting
  const erasesOn = afterDays(dayAtHome(new Date()), 9)
  await server.db.update(applicationProcesses).set({ erasesOn }).where(eq(applicationProcesses.id, id))
  await comeIn(page, 'manager@demo.test', `/application-process/${id}`)
  await expect(page.getByText(/2 applications of this process have no answer yet. Without one/)).toBeVisible()
  await button(page, w('Close the process and answer the others')).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  const found = async () => {
    const [process] = await server.db.select().from(applicationProcesses).where(eq(applicationProcesses.id, id))
    const rows = await server.db.select().from(applications).where(eq(applications.processId, id))
    return [process?.status, ...rows.map(({ status }) => status)]
  }
  await expect.poll(found).toEqual(['closed', 'rejected', 'rejected'])
})

test('whom somebody chose is chosen after a reload, however many they are', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 70)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '70' }) }).check()
  const bar = page.getByRole('group', { name: w('Selection') })
  await expect(bar).toContainText('70')
  await expect(page).toHaveURL(/selected=kept/)
  await page.reload()
  await expect(bar).toContainText('70')
})

test('rejected applications are resubmitted together, and an Undo brings the rejections back with their reasons', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const rejected = { status: 'rejected', rejectionReason: 'Too late' } as const
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, rejected)
  await addApplication(server, letting, { firstName: 'Ines', lastName: 'Alt' }, rejected)
  const found = async () => {
    const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
    return rows.map(({ status, rejectionReason }) => `${status} ${rejectionReason}`)
  }
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '2' }) }).check()
  await page
    .getByRole('group', { name: w('Selection') })
    .getByRole('button', { name: w('Resubmit application') })
    .click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  await expect.poll(found).toEqual(['submitted ', 'submitted '])
  await button(page, w('Undo')).click()
  await expect.poll(found).toEqual(['rejected Too late', 'rejected Too late'])
})

test('that many are decided is told while they are on their way, with an Undo; who takes it back there is not told later that it was done', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 3)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/status/rejected', (route) => held.then(() => route.continue()))
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '3' }) }).check()
  const bar = page.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Reject applicant'), exact: true }).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  // Sooner than what is not confirmed is said to wait.
  await expect(toast(page)).toContainText(w('Saved on this device and on its way.'), { timeout: 3_000 })
  await button(page, w('Undo')).click()
  await expect(toast(page)).toContainText('3 changes taken back')
  goOn()
  await expect(page.getByRole('banner').getByRole('button', { name: w('Up to date') })).toBeVisible()
  const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
  expect(rows.map(({ status }) => status)).toEqual(['submitted', 'submitted', 'submitted'])
  await expect(toast(page)).toContainText('3 changes taken back')
})

test('on a screen that is enlarged twice, what can be done with those who were chosen stays in sight, and covers nothing that has the focus', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 30)
  await page.setViewportSize({ width: 640, height: 400 })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await page.getByRole('checkbox', { name: w('Select: {name}', { name: 'Nr. 1' }), exact: true }).check()
  const decide = page.getByRole('group', { name: w('Selection') }).getByRole('button', { name: w('Change status') })
  await expect(decide).toBeInViewport({ ratio: 0.9 })
  const focused = page.locator(':focus')
  for (let row = 0; row < 12; row += 1) {
    await page.keyboard.press('j')
    const isCovered = await focused.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 1, bottom - 1)?.closest('[data-in-sight]') != null
    })
    expect(isCovered, `row ${row}`).toBe(false)
    await expect(decide).toBeInViewport({ ratio: 0.9 })
  }
  for (let key = 0; key < 8 && !(await decide.evaluate((each) => each === document.activeElement)); key += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(decide, 'it is reached from the row on').toBeFocused()
})

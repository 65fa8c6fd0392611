import type { Page } from '@playwright/test'
import { goOffline } from '../fixtures/offline.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('what a decision for many changes in each row is said once for all, and not by each row', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 5)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '5' }) }).check()
  await goOffline(context)
  const bar = page.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  const row = page.getByRole('row', { name: 'Nr. 3' })
  await expect(row).toContainText(w('On this device'))
  await expect(page.locator('[data-name] :is([role=status], [role=alert], [aria-live])')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('article', { name: 'Nr. 3' })).toContainText(w('On this device'))
  await expect(page.locator('[data-name] :is([role=status], [role=alert], [aria-live])')).toHaveCount(0)
})

test('a search that finds nobody is told once, after the last letter', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 20)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('button', { name: `${w('Submitted')} 20` })).toBeVisible()
  const said = await listSaid(page)
  await page.getByRole('searchbox').pressSequentially('qqq', { delay: 150 })
  await expect(
    page.getByText(w('No application fits. Choose another status, or look for something else.')),
  ).toBeVisible()
  await expect.poll(said).toContain('0 of 20 applications')
  expect(await said()).toEqual(['0 of 20 applications'])
})

test('what scrolls beside the list is a stop of Tab with a name', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 1' }) }).press('Enter')
  await page.getByRole('link', { name: w('Open the whole application') }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: w('Application'), exact: true })).toBeFocused()
})

test('each row is headed by whose it is, and the boxes by that for all', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('row', { name: 'Nr. 1' }).getByRole('rowheader')).toContainText('Nr. 1')
  await expect(page.getByRole('columnheader').first().getByRole('checkbox')).toHaveAccessibleName(
    w('Select all {count}', { count: '2' }),
  )
})

/** What came within a region that is read out, as it came. */
async function listSaid(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = []
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const text = element?.closest('main [role=status]')?.textContent
      if (text) texts.push(text)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          note(node)
          if (node instanceof Element) for (const each of node.querySelectorAll('[role=status]')) note(each)
        }
    }).observe(document.body, { subtree: true, childList: true })
    return texts
  })
  return () => heard.jsonValue()
}

import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('what came of a search, a filter and an order is said once somebody rests, and not for each letter', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 19)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('button', { name: `${w('Submitted')} 20` })).toBeVisible()
  await page.evaluate(() => {
    const region = [...document.querySelectorAll('main [role=status]')].find(
      ({ children }) => children[0]?.tagName === 'SPAN',
    )
    const said: string[] = []
    if (region)
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, subtree: true })
    Object.assign(globalThis, { said })
  })
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  await page.getByRole('searchbox').pressSequentially('okuma', { delay: 50 })
  const one = '1 of 20 applications'
  await expect.poll(said).toEqual([one])
  await page
    .getByRole('columnheader', { name: w('Name') })
    .getByRole('button')
    .click()
  const byName = w('Sorted by {column}, ascending', { column: w('Name') })
  await expect.poll(said).toEqual([one, byName])
  await page.getByRole('button', { name: w('The other way round') }).click()
  await expect.poll(said).toEqual([one, byName, w('Sorted by {column}, descending', { column: w('Name') })])
  await page.getByRole('button', { name: `${w('Rejected')} 0` }).click()
  await expect.poll(async () => (await said()).at(-1)).toBe('0 of 20 applications')
  expect(await said()).toHaveLength(4)
})

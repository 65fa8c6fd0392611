import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { drawPdf } from '#web/manage/processes/advert/testing/drawn-pdf.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test('from a home it takes two clicks to a poster, and the next time the same process is advertised', async ({
  page,
  context,
  server,
  w,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { name, propertyId } = await letProperty(server, { status: 'closed' })
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const advertise = page.getByRole('button', { name: w('Advertise: {name}', { name }) })
  await advertise.click()
  await button(page, w('Create')).click()
  const poster = await downloadPoster(page, w)
  const code = /^poster-([A-Z0-9]{6})-A4-en\.pdf$/.exec(poster.name)?.[1] ?? ''
  expect(poster.said).toContain('Birkenweg 7, 3013 Bern')
  expect(poster.said).toContain('CHF 1.600')
  expect(poster.link).toMatch(new RegExp(`/applications\\?code=${code}$`))

  await page.getByLabel(w('Language')).selectOption('fr')
  await field(page, w('Paper')).selectOption('A6')
  await expect(page.getByLabel(w('Text for a portal'))).toHaveValue(/^À louer/)
  await button(page, w('Copy text')).click()
  await expect(toast(page)).toContainText(w('Copied!'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`code=${code}`)
  const small = await downloadPoster(page, w)
  expect([small.name, small.width]).toEqual([`poster-${code}-A6-fr.pdf`, 298])
  expect(small.said).toContain('3,5 pièces')

  // What was chosen is nothing to lose.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(advertise).toBeFocused()
  await advertise.click()
  await expect(page.getByRole('dialog')).toContainText(code)
  await expect(button(page, w('Download poster (PDF)'))).toBeVisible()
})

test('beside the QR code of a process are its poster and its text, in a dialog without barriers', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { code, name, processName, propertyId } = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  await page.getByRole('button', { name: w('Poster and text: {code}', { code }) }).click()
  await expect(page.getByLabel(w('Text for a portal'))).toHaveValue(new RegExp(`code=${code}`))
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'poster and text')
  await page.keyboard.press('Escape')

  // Of several that are open one is chosen, at first the newest.
  await button(page, w('Create Application Process')).click()
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Application process created successfully'))
  await page.getByRole('button', { name: w('Advertise: {name}', { name }) }).click()
  await field(page, w('Application process')).selectOption({ label: `${processName}, ${code}` })
  await expect(page.getByLabel(w('Text for a portal'))).toHaveValue(new RegExp(`code=${code}`))
  await expectNoBarrier(page, 'the choice of a process')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a poster is made, a text is selected where it cannot be copied, and what has no code yet gets both later', async ({
    page,
    context,
    server,
    w,
  }) => {
    const [open, closed] = [await letProperty(server), await letProperty(server, { status: 'closed' })]
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await comeIn(page, 'manager@demo.test', `/admin/properties/${closed.propertyId}`)
    await untilManageIsKept(page)
    await goOffline(context)
    await page.getByRole('button', { name: w('Advertise: {name}', { name: closed.name }) }).click()
    await button(page, w('Create')).click()
    await expect(page.getByRole('dialog')).toContainText(
      w('The code, the link and the QR code follow once this has been sent.'),
    )
    await page.keyboard.press('Escape')

    await page.goto(`/admin/properties/${open.propertyId}`)
    await page.getByRole('button', { name: w('Advertise: {name}', { name: open.name }) }).click()
    const poster = await downloadPoster(page, w)
    expect(poster.link).toMatch(new RegExp(`code=${open.code}$`))
    await button(page, w('Copy text')).click()
    await expect(toast(page)).toContainText(w('Failed to copy to clipboard'))
    expect(await page.evaluate(() => String(getSelection()))).toContain(`code=${open.code}`)

    await page.goto(`/admin/properties/${closed.propertyId}`)
    await page.getByRole('button', { name: w('Advertise: {name}', { name: closed.name }) }).click()
    await context.setOffline(false)
    await expect(button(page, w('Download poster (PDF)'))).toBeVisible()
  })
})

/** What the poster says, and where its code leads. */
async function downloadPoster(page: Page, w: Words) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, w('Download poster (PDF)')).click(),
  ])
  const { width, texts, picture } = await drawPdf(new Blob([await readFile(await download.path())]))
  return {
    name: download.suggestedFilename(),
    width: Math.round(width),
    said: texts.map(({ text }) => text).join(' '),
    link: decodeQR(picture),
  }
}

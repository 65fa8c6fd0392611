import type { Locator } from '@playwright/test'
import { jpeg } from '#server/db/demo/files.ts'
import { lockedPdf, pagesPdf } from '#web/kit/pdf/testing/pdf-files.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { button } from '../fixtures/applicant.ts'
import { docxFile, type PickedFile } from '../fixtures/files.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { addWithDocuments } from '../fixtures/sent-documents.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const pdf = (name: string, bytes: Uint8Array): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const long = pdf('Lang.pdf', pagesPdf(40))
const photo: PickedFile = { name: 'Lohn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg().bytes) }

test('on a desk a document is read beside the answers, page by page, and Escape leads back to its row', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  const { application } = await addWithDocuments(server, letting, [long, photo])
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?open=${application.id}`)
  const pane = page.getByRole('region', { name: w('Details') })
  const row = pane.getByRole('button', { name: w('Show {name}', { name: long.name }) })
  await row.click()
  const viewer = page.getByRole('region', { name: w('Proof of income') })
  await expect(viewer.getByText('Blatt 1', { exact: true })).toBeVisible()
  await expect(pane).toContainText('Geigenbauerin')
  await expect(viewer).toContainText(w('{place} of {count}', { place: 1, count: 40 }))
  // No more than what is near the screen is drawn.
  expect(await viewer.locator('canvas').count()).toBeLessThan(10)
  await expectNoBarrier(page, 'a PDF beside the answers')

  await viewer.getByRole('group', { name: new RegExp(long.name) }).press('End')
  await expect(viewer).toContainText(w('{place} of {count}', { place: 40, count: 40 }))
  const last = viewer.getByRole('group', { name: w('Page {number} of {count}', { number: 40, count: 40 }) })
  await expect(last.getByText('Blatt 40')).toBeVisible()
  // What a scanner packed is there as well.
  await expect.poll(() => darkAt(last, 400 / 842, 295 / 595)).toBe(true)
  expect(await viewer.locator('canvas').count()).toBeLessThan(10)
  await viewer.getByRole('button', { name: w('Previous page') }).click()
  await expect(viewer).toContainText(w('{place} of {count}', { place: 39, count: 40 }))
  const width = async () => (await last.boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 1.2)

  await viewer.getByRole('button', { name: w('Next document') }).click()
  await expect(viewer.getByRole('img', { name: new RegExp(photo.name) })).toBeVisible()
  await page.reload()
  await expect(viewer.getByRole('img', { name: new RegExp(photo.name) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pane.getByRole('button', { name: w('Show {name}', { name: photo.name }) })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`open=${application.id}$`))
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
})

test('on a phone a document has the whole screen, Back closes it, and one that cannot be shown says what to do', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const cut = pdf('Halb.pdf', pagesPdf(3).slice(0, 400))
  const locked = pdf('Geheim.pdf', lockedPdf())
  const files = [long, locked, cut, docxFile('Vertrag.docx'), { ...photo, name: 'Weg.jpg' }]
  const { application, ids } = await addWithDocuments(server, letting, files)
  const path = `/application-process/${letting.processId}/application/${application.id}`
  await comeIn(page, 'manager@demo.test', path)
  const row = (name: string) => button(page, w('Show {name}', { name }))
  const viewer = page.getByRole('dialog')
  await row(long.name).click()
  await expect(viewer.getByText('Blatt 1', { exact: true })).toBeVisible()
  expect((await viewer.boundingBox())?.width).toBe(360)
  await expect(page).toHaveURL(`${path}?document=${ids[0]}`)
  await expectNoBarrier(page, 'a PDF on a phone')
  const next = viewer.getByRole('button', { name: w('Next document') })
  await next.click()
  await expect(viewer).toContainText(w('This PDF is locked with a password.'))
  await next.click()
  await expect(viewer).toContainText(w('This PDF is damaged.'))
  await next.click()
  await expect(viewer).toContainText(w('Files of this kind cannot be shown here.'))
  await page.route(`**/${ids[4]}*`, (route) => route.fulfill({ status: 410, headers: { 'x-app': 'einzug' } }))
  await next.click()
  await expect(viewer).toContainText(w('Document not found on server'))
  await goOffline(page.context())
  await viewer.getByRole('button', { name: w('Previous document') }).click()
  await expect(viewer).toContainText(w('This document is not on this device, and there is no connection.'))
  await expectNoBarrier(page, 'a document that is not there')
  await page.context().setOffline(false)
  await expect(viewer).toContainText(w('Files of this kind cannot be shown here.'))
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(row('Vertrag.docx')).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a PDF that is kept on the device is shown without a connection, though none was opened before', async ({
    page,
    context,
    server,
    w,
  }) => {
    const letting = await letProperty(server)
    const { application } = await addWithDocuments(server, letting, [pdf('Lohn.pdf', pagesPdf(1))])
    await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${application.id}`)
    await untilManageIsKept(page)
    await button(page, w('Keep documents available offline')).click()
    await expect(page.getByText(w('on this device')).first()).toBeVisible()
    await goOffline(context)
    await button(page, w('Show {name}', { name: 'Lohn.pdf' })).click()
    const shown = page
      .getByRole('dialog')
      .getByRole('group', { name: w('Page {number} of {count}', { number: 1, count: 1 }) })
    await expect(shown.getByText('Blatt 1')).toBeVisible()
    await expect.poll(() => darkAt(shown, 400 / 595, (842 - 300) / 842)).toBe(true)
    await context.setOffline(false)
  })
})

/** Of a page, where it is drawn. */
const darkAt = (page: Locator, x: number, y: number) =>
  page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, place) => {
      const at = [Math.floor(place.x * canvas.width), Math.floor(place.y * canvas.height)] as const
      const [red = 255] = canvas.getContext('2d')?.getImageData(...at, 1, 1).data ?? []
      return red < 50
    },
    { x, y },
  )

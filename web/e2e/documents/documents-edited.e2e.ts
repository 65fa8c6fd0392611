import { readDevice, readDraft } from '../device/device.ts'
import { button, field, openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { expect, test } from '../fixtures/test.ts'

test('a document gets another name and keeps its ending; Enter stays on the page', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'proof_of_income', pdfFile('scan0001.pdf'))
  await button(page, w('Edit {name}', { name: 'scan0001.pdf' })).click()
  await field(page, w('File name')).fill('  Lohn März.pdf ')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-document]')).toContainText('Lohn März.pdf')
  await expect(field(page, w('File name'))).toHaveValue('Lohn März')
  await expect(field(page, w('File name'))).toBeFocused()

  await field(page, w('File name')).fill('  ')
  await button(page, w('Done')).click()
  await expect(button(page, w('Edit {name}', { name: 'Lohn März.pdf' }))).toBeFocused()
  expect((await readDevice(page)).docs).toMatchObject([{ name: 'Lohn März.pdf' }])
})

test('documents are put in order by keyboard: the focus stays, the new place is said', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf')])
  const rows = page.locator('[data-document]')
  await expect(rows).toHaveText([/a\.pdf/, /b\.pdf/, /c\.pdf/])
  await button(page, w('Edit {name}', { name: 'c.pdf' })).press('Enter')
  const up = button(page, w('Move {name} up', { name: 'c.pdf' }))
  await up.press('Enter')
  await expect(rows).toHaveText([/a\.pdf/, /c\.pdf/, /b\.pdf/])
  await expect(up).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: w('{number} of {total}', { number: 2, total: 3 }) }),
  ).toHaveCount(1)
  await up.press('Enter')
  await expect(rows).toHaveText([/c\.pdf/, /a\.pdf/, /b\.pdf/])
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(rows).toHaveText([/c\.pdf/, /a\.pdf/, /b\.pdf/])
})

test('the focus follows a document into the slot of its new kind', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', pdfFile('a.pdf'))
  await button(page, w('Edit {name}', { name: 'a.pdf' })).click()
  await page.getByLabel(w('Document type of {name}', { name: 'a.pdf' })).selectOption('proof_of_income')
  await expect(page.getByRole('group', { name: w('Proof of income') }).locator('[data-document]')).toHaveCount(1)
  await expect(page.getByLabel(w('Document type of {name}', { name: 'a.pdf' }))).toBeFocused()
})

test('documents leave early only for who ticks it, and the tick disturbs no answer', async ({ page, w }) => {
  await openQuestionnaire(page)
  const consent = page.getByRole('checkbox', {
    name: w('Send documents already while I fill in the rest. They are deleted if I do not apply.'),
  })
  await expect(consent).not.toBeChecked()
  await field(page, w('First name')).fill('Anna')
  await consent.check()
  await field(page, w('Last name')).fill('Müller')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.lastName).toBe('Müller')
  expect((await readDraft(page)).sendsEarly).toBe(true)
  await page.reload()
  await expect(consent).toBeChecked()
  await consent.uncheck()
  await expect.poll(async () => (await readDraft(page)).sendsEarly).toBe(false)
})

test('who ticks it has their documents sent while they fill in the rest, those too that they add later', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', pdfFile('first.pdf'))
  const rows = page.locator('[data-document]')
  await expect(rows).toHaveCount(1)
  await page
    .getByRole('checkbox', {
      name: w('Send documents already while I fill in the rest. They are deleted if I do not apply.'),
    })
    .check()
  await expect(rows.first()).toContainText(w('received by the server'))
  await addFiles(page, 'other_document', pdfFile('second.pdf'))
  await expect(rows.nth(1)).toContainText(w('received by the server'))
})

test('each document says where it is, by what the server confirmed', async ({ page, w }) => {
  await openQuestionnaire(page)
  const files = [pdfFile('phone.pdf'), pdfFile('half.pdf'), pdfFile('there.pdf'), pdfFile('other.pdf')]
  await addFiles(page, 'other_document', files)
  const rows = page.locator('[data-document]')
  await expect(rows).toHaveCount(4)
  await page.evaluate(async () => {
    const opened = indexedDB.open('apply')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const transaction = opened.result.transaction('docs', 'readwrite')
    const store = transaction.objectStore('docs')
    const found = store.getAll()
    found.addEventListener('success', () => {
      for (const document of found.result) {
        const type = document.name === 'other.pdf' ? 'proof_of_income' : document.type
        const done = document.name !== 'half.pdf'
        const offset = Math.ceil(done ? document.size : document.size * 0.61)
        if (document.name !== 'phone.pdf') store.put({ ...document, transfer: { offset, done, type } })
      }
    })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opened.result.close()
  })
  await page.reload()
  await expect(rows.filter({ hasText: 'phone.pdf' })).toContainText(w('on this device'))
  await expect(rows.filter({ hasText: 'half.pdf' })).toContainText(w('{percent} % sent', { percent: 61 }))
  await expect(rows.filter({ hasText: 'there.pdf' })).toContainText(w('received by the server'))
  await expect(rows.filter({ hasText: 'other.pdf' })).toContainText(w('on this device'))
})

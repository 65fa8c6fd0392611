import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is wrong with a grid that is pasted is said in its line, and no longer once it is put right', async ({
  page,
  w,
}) => {
  await page.setViewportSize({ width: 320, height: 760 })
  await comeIn(page, 'manager@demo.test', '/admin/life-spans?country=AT')
  await button(page, w('Take over a table')).click()
  const dialog = page.getByRole('dialog')
  const table = field(page, w('The table'))
  const noText = dialog.getByText(
    w('This file is no text. Save the table as CSV in your spreadsheet, and choose that.'),
  )
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'grid.xlsx', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]) })
  await expect(noText).toBeVisible()

  await table.fill('élément,durée,franchise\nPeinture,7,5,1')
  await expect(noText, 'it is about another table').toBeHidden()
  const parted = w(
    'it has not as many values as there are columns; where a number has a comma, put semicolons between the columns',
  )
  await expect(dialog.getByText(`Line 2: ${parted}`)).toBeVisible()
  await field(page, w('Where it comes from')).fill('Verband')
  await field(page, w('Since when it holds')).fill('1.3.2999')
  await button(page, w('Take over {count} of {lines} lines', { count: 0, lines: 1 })).click()
  const nothing = dialog.getByText(w.issue('grid_without_lines'))
  await expect(nothing).toBeVisible()
  await expectNoBarrier(page, 'a grid of which nothing can be taken')
  expect(await contentWidth(page)).toBe(320)

  await table.fill(';élément;durée;franchise\n1;Peinture;7,5;1\n2;Porte;20;')
  await expect(dialog.getByText('2 lines are taken, none is refused')).toBeVisible()
  await expect(
    dialog.getByText(
      w('These columns are not read: {columns}', { columns: w('column {place}, without a heading', { place: 1 }) }),
    ),
  ).toBeVisible()
  await expect(nothing, 'it was put right').toBeHidden()
  await button(page, 'Take over 2 life spans').click()
  await expect(dialog.getByText(w.issue('life_span_since_future'))).toBeVisible()
  await field(page, w('Since when it holds')).fill('1.3.2024')
  await button(page, 'Take over 2 life spans').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 life spans are in the table', { exact: true })).toBeVisible()
})

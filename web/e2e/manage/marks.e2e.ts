import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { MAX_TAGS } from '#shared/application/manager/marks.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a team stars and tags by keyboard and for many at once, finds them again by the address, and one Undo takes it back', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 4)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const marked = async () => {
    const rows = await server.db.select().from(applications).where(eq(applications.processId, letting.processId))
    return rows.map(({ isStarred, tags }) => `${isStarred ? '*' : ''}${tags.join()}`).toSorted()
  }
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const row = page.getByRole('row', { name: 'Anna Okuma' })
  await button(page, w('Star: {name}', { name: 'Anna Okuma' })).click()
  await row.getByRole('button', { name: w('Details: {name}', { name: 'Anna Okuma' }) }).click()
  const marks = page.getByRole('group', { name: w('Marks of the team') })
  await marks.getByRole('button', { name: w('Add tag') }).press('Enter')
  await page.keyboard.type('Garten')
  await page.keyboard.press('Enter')
  await expect(marks.getByRole('button', { name: w('Remove the tag {word}', { word: 'Garten' }) })).toBeVisible()
  await expect(marks.getByRole('status')).toHaveText(w('Tag set: {tag}', { tag: 'Garten' }))
  await expectNoBarrier(page, 'tags that can be chosen')
  await page.keyboard.press('Escape')
  await expect(marks.getByRole('button', { name: w('Add tag') })).toBeFocused()
  await expect.poll(marked).toEqual(['', '', '', '', '*Garten'])

  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '5' }) }).check()
  const bar = page.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Tag'), exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('gart')
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Garten' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(w('Tag set: {tag}', { tag: 'Garten' }))
  await expect.poll(marked).toEqual(['*Garten', 'Garten', 'Garten', 'Garten', 'Garten'])
  await button(page, w('Undo')).click()
  await expect.poll(marked).toEqual(['', '', '', '', '*Garten'])

  await page.goto(`/application-process/${letting.processId}?mark=star&tag=garten`)
  await expect(page.getByRole('table').locator('[data-name]')).toHaveCount(1)
  await expect(button(page, w('Starred'))).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/application-process/${letting.processId}/application/${id}`)
  await expect(marks.getByRole('button', { name: w('Star'), exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('what is typed becomes a tag as it stands, and another one only where an arrow has led to it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await addApplication(
    server,
    letting,
    { firstName: 'Ben', lastName: 'Bach' },
    { tags: ['Gartenhaus', 'Balkonzimmer'] },
  )
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  const marks = page.getByRole('group', { name: w('Marks of the team') })
  const remove = (word: string) =>
    marks.getByRole('button', { name: w('Remove the tag {word}', { word }), exact: true })
  await marks.getByRole('button', { name: w('Add tag') }).click()
  const field = marks.getByRole('combobox')
  await field.fill('gartenha')
  await expect(marks.getByRole('option', { name: 'Gartenhaus', exact: true })).toBeVisible()
  await field.press('Enter')
  await expect(remove('gartenha')).toBeVisible()
  await field.fill('GARTENHAUS')
  await field.press('Enter')
  await expect(remove('Gartenhaus'), 'in whatever case').toBeVisible()
  await field.fill('balkonzi')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(remove('Balkonzimmer')).toBeVisible()
})

test('a filter for a tag that nobody carries says so, and goes at a press', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?tag=Keller`)
  await expect(
    page.getByText(w('No application of this process has the tag “{tag}”.', { tag: 'Keller' })),
  ).toBeVisible()
  await button(page, w('Look without this tag')).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).not.toHaveURL(/tag=/)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('the search keeps its room beside every filter, in one line', async ({ page, server }) => {
    const letting = await letProperty(server)
    await addApplications(server, letting, 3)
    const tags = ['Nachtragsprüfung der Unterlagen']
    await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { tags })
    await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?tag=${tags[0]}`)
    const search = page.getByRole('searchbox')
    await expect(page.getByRole('row', { name: 'Anna Okuma' })).toBeVisible()
    expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(128)
    expect((await page.locator('[data-filters]').boundingBox())?.height).toBeLessThanOrEqual(36)
    expect(await contentWidth(page)).toBe(1280)
  })
})

test('why there can be no further tag stands beside the button, to be read and heard', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const tags = Array.from({ length: MAX_TAGS }, (_, at) => `Wort ${at}`)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { tags })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}/application/${id}`)
  const marks = page.getByRole('group', { name: w('Marks of the team') })
  const why = w('An application can have at most {MAX_TAGS} tags', { MAX_TAGS })
  await expect(marks.getByText(why)).toBeVisible()
  await expect(marks.getByRole('button', { name: w('Add tag') })).toHaveAccessibleDescription(why)
  await marks.getByRole('button', { name: w('Remove the tag {word}', { word: 'Wort 3' }) }).click()
  await expect(marks.getByText(why)).toHaveCount(0)
})

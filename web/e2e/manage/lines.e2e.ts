import type { Page } from '@playwright/test'
import { sampleGeneralInfo } from '#shared/application/testing/sample-answers.ts'
import type { Language } from '#shared/languages.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
] as const satisfies [Language, string][]) {
  test(`on a phone nothing of a line is cut that one decides by, also while it waits (${language})`, async ({
    browser,
    server,
    wordsIn,
  }) => {
    const w = wordsIn(language)
    const letting = await letProperty(server)
    const generalInfo = { ...sampleGeneralInfo, numberOfAdults: 2, numberOfChildren: 3, pets: true }
    const earning = (grossSalary: string) => ({
      profession: { profession: 'Lehrerin', employmentStatus: 'employed' as const, grossSalary, netIncome: '' },
    })
    const names = ['Maximiliane Baumgartner', 'Jo Li']
    for (const [at, name] of names.entries()) {
      const [firstName = '', lastName = ''] = name.split(' ')
      const said = { firstName, lastName, ...earning(at === 0 ? "12'500" : '6000 $ im Monat') }
      await addApplication(server, letting, said, { generalInfo, status: 'accepted', isStarred: true })
    }
    const page = await (await browser.newContext({ locale, viewport: { width: 320, height: 760 } })).newPage()
    await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
    const lines = page.getByRole('article')
    await expect(lines).toHaveCount(2)
    await goOffline(page.context())
    for (const name of names) await page.getByLabel(w('Select: {name}', { name })).check()
    const bar = page.getByRole('group', { name: w('Selection') })
    await bar.getByRole('button', { name: w('Change status') }).click()
    await bar.getByRole('button', { name: w('Offer sent to applicant') }).click()
    await page.getByRole('dialog').locator('[type=submit]').click()
    for (const name of names) await expect(page.getByRole('article', { name })).toContainText(w('On this device'))
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 760 })
      expect(await cutWords(page), `${width}`).toEqual([])
      expect(await contentWidth(page)).toBe(width)
    }
    await expectNoBarrier(page, 'lines that wait')
    await page.context().close()
  })
}

/** What is written in a line and does not find room in its own box, or beyond the edge of the line. */
const cutWords = (page: Page) =>
  page.getByRole('article').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const edge = line.getBoundingClientRect().right
      return [...line.querySelectorAll<HTMLElement>('div *')]
        .filter((each) => getComputedStyle(each).clipPath === 'none' && getComputedStyle(each).display !== 'inline')
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > edge + 1)
        .map(({ textContent }) => textContent)
    }),
  )

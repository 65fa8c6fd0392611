import { type Browser, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { chooseLanguage, type Language } from '#shared/languages.ts'
import { openServerData, type ServerData } from './server-data.ts'
import { type Words, wordsOf } from './words.ts'

interface TestFixtures {
  language: Language
  /** Texts in the language of the browser. */
  w: Words
  /** Everything that went wrong in the browser: errors in the console, uncaught ones, and breaches of the page's policy. */
  problems: string[]
}

interface WorkerFixtures {
  server: ServerData
  /** Catalogues are read once. */
  wordsIn: (language: Language) => Words
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: async ({ locale }, use) => use(chooseLanguage([locale])),
  w: async ({ language, wordsIn }, use) => use(wordsIn(language)),

  // In every test, asked for or not. Some are events of the test itself; anything else is a bug.
  problems: [
    async ({ browser, context }, use) => {
      const problems: string[] = []
      context.on('console', (message) => problems.push(...described(message)))
      context.on('weberror', (error) => problems.push(String(error.error().stack)))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`Policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        )
      })
      await use(problems)
      await leaveInPeace(browser)
      expect(problems.filter((problem) => !ofTheTest.some((words) => problem.startsWith(words)))).toEqual([])
    },
    { auto: true },
  ],

  wordsIn: [
    // Playwright reads the names of needed fixtures from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const read = new Map<Language, Words>()
      await use((language) => {
        const words = read.get(language) ?? wordsOf(language)
        read.set(language, words)
        return words
      })
    },
    { scope: 'worker' },
  ],

  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const data = openServerData()
      await use(data)
      await data.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** What a page still asks for when its test is over is answered by nobody's handler: the answer would come to a closed browser. */
const leaveInPeace = async (browser: Browser) => {
  const routed = browser.contexts().flatMap((context) => [context, ...context.pages()])
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** A request that fails, and a worker that is deleted with the data of its site. */
const ofTheTest = ['Failed to load resource', 'Service worker went to a bad state']

const described = (message: ConsoleMessage) => (message.type() === 'error' ? [message.text()] : [])

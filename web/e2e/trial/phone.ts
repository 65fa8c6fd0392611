import type { Browser, Page } from '@playwright/test'
import type { Services } from '#scripts/trial/services.ts'
import { button } from '../fixtures/applicant.ts'
import type { Words } from '../fixtures/words.ts'

export type Phone = Awaited<ReturnType<typeof openTrialPhone>>

/** As the identity provider knows them. */
export interface Person {
  sub: string
  email: string
}

/** Another device of somebody, who is at the trial's address; it remembers what its requests met. */
export async function openTrialPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // Only for what the test asks itself, beside the pages.
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const answers: { at: number; method: string; path: string; status: number }[] = []
  const failures: { at: number; method: string; path: string; why: string }[] = []
  page.on('response', (response) => {
    const { method, pathname } = { method: response.request().method(), pathname: new URL(response.url()).pathname }
    answers.push({ at: Date.now(), method, path: pathname, status: response.status() })
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    failures.push({ at: Date.now(), method: request.method(), path: new URL(request.url()).pathname, why })
  })
  const devtools = await context.newCDPSession(page)
  const slowDown = async (uploadThroughput: number) => {
    await devtools.send('Network.enable')
    const usual = { offline: false, latency: 0, downloadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { ...usual, uploadThroughput })
  }
  /** What a person could have noticed, had the app not tried again. */
  const troubleSince = (since: number): string => {
    const refused = answers.filter(({ at, status }) => at > since && status >= 500)
    const broken = failures.filter(({ at }) => at > since)
    return (
      [
        ...refused.map(({ method, status }) => `${method} ${status}`),
        ...broken.map(({ method, path, why }) => `${method} ${path.split('/').slice(0, 4).join('/')} ${why}`),
      ].join(', ') || 'nothing'
    )
  }
  return { page, answers, slowDown, troubleSince, close: () => context.close() }
}

export async function signInAs(page: Page, w: Words, { identity, origin }: Services, person: Person): Promise<void> {
  identity.provider.person = person
  await page.goto('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await page.waitForURL((url) => url.origin === origin && !/^\/(auth|admin-login)/.test(url.pathname))
}

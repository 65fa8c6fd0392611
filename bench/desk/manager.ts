import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chooseAtProvider, signIn } from '#e2e/fixtures/sign-in-as.ts'
import { wordsOf } from '#e2e/fixtures/words.ts'
import { chromiumFlags } from '#scripts/find/find-chromium.ts'

export const words = wordsOf('en')
export const MANAGER = 'manager@demo.test'
export const COLLEAGUE = 'team@demo.test'

/** At a desk: a screen with room for two columns. */
const screen: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' }

/** Somebody on a device where nobody has worked. */
export async function openEmptyManager(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ ...screen, baseURL: address })
  return context.newPage()
}

/** A device that keeps what is on it between starts of its browser. */
export interface Device {
  executablePath: string
  profile: string
  address: string
}

/** Starts the device's browser, and closes it again whatever happens. */
export async function onDevice<T>(
  device: Device,
  work: (context: BrowserContext) => Promise<T>,
  options: BrowserContextOptions = screen,
): Promise<T> {
  const { executablePath, profile, address } = device
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: chromiumFlags,
    ...options,
    baseURL: address,
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

export const signInAs = (page: Page, email: string) => signIn(page, words, email)

/** As somebody does who follows a link to a page of the admin area. */
export async function signInOnTheWay(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const toLogin = page.getByRole('link', { name: words('Go to Login') })
  const login = page.getByRole('button', { name: words('Login with AWS Cognito') })
  // Some pages lead there by themselves, and some ask first.
  await toLogin.or(login).waitFor()
  if (await toLogin.isVisible()) await toLogin.click()
  await chooseAtProvider(page, words, MANAGER)
}

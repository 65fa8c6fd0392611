import type { Page } from '@playwright/test'
import { button } from './applicant.ts'
import type { Words } from './words.ts'

export async function signIn(page: Page, w: Words, email: string): Promise<void> {
  await page.goto('/admin-login')
  await chooseAtProvider(page, w, email)
}

export async function chooseAtProvider(page: Page, w: Words, email: string): Promise<void> {
  await button(page, w('Login with AWS Cognito')).click()
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/idp') && !url.pathname.startsWith('/auth/'))
}

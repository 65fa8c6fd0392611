import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

/** What leaves the focus near comes once the screen stands. */
export const expectFocusWatched = (page: Page) => expect(page.locator('body[data-focus-kept]')).toBeAttached()

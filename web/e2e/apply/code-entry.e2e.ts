import type { Locator, Page } from '@playwright/test'
import { button, toast } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const lookUps = '**/api/external/application-processes/*'

test('a code is upper-cased as it is typed, holds six characters, and leads to the summary', async ({ page, w }) => {
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.pressSequentially('demade77')
  await expect(code).toHaveValue('DEMADE')
  await code.press('Enter')
  await expect(page).toHaveURL('/application-process-details')
})

test('the code of a property leads to its open process', async ({ page, w }) => {
  await enterCode(page, w, 'HAUSCH')
  await expect(page).toHaveURL('/application-process-details')
  await expect(page.getByText('Beispielgasse 7, 8001 Zürich')).toBeVisible()
})

test('the button waits for six characters', async ({ page, w }) => {
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  for (const tooShort of ['', 'DEMAD', '  DEMA  ']) {
    await code.fill(tooShort)
    await expect(button(page, w('Continue'))).toBeDisabled()
  }
  await code.fill('DEMADE')
  await expect(button(page, w('Continue'))).toBeEnabled()
})

test('an empty or short code that is sent all the same is refused without asking the server', async ({ page, w }) => {
  let asked = 0
  await page.context().route(lookUps, (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.press('Enter')
  await expectRefusal(page, w('Invalid code'), w.issue('code_required'))
  await code.fill('ABC')
  await code.press('Enter')
  await expectRefusal(page, w('Invalid code'), w.issue('code_length'))
  expect(asked).toBe(0)
})

test('a code is pasted as people have it: with a word before it, in groups, as a link', async ({ page, w }) => {
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  for (const text of ['Code: DEMADE', 'dem-ade', ' de made ', 'https://einzug.example/applications?code=DEMADE']) {
    await code.fill('')
    await paste(code, text)
    await expect(code, text).toHaveValue('DEMADE')
  }
  await code.fill('DEM')
  await paste(code, 'ADE')
  await expect(code, 'a part is put where the cursor is').toHaveValue('DEMADE')
  await code.fill('')
  await code.pressSequentially('dem-ade')
  await expect(code, 'typed in groups').toHaveValue('DEMADE')
  await code.fill('')
  await page.keyboard.insertText('Code: DEMADE')
  await expect(code, 'a line that a keyboard offers').toHaveValue('DEMADE')
  await code.fill('')
  await paste(code, 'Guten Tag, hier ist die Adresse')
  await expectRefusal(page, w('Invalid code'), w.issue('code_length'))
})

test('a code that a keyboard composes letter by letter arrives as it was typed', async ({ page, w }) => {
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.click()
  const keyboard = await page.context().newCDPSession(page)
  const typed = 'ｄｅｍａｄｅ'
  for (let length = 1; length <= typed.length; length += 1) {
    const text = typed.slice(0, length)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  }
  await expect(button(page, w('Continue')), 'before the word is ended').toBeEnabled()
  await keyboard.send('Input.insertText', { text: typed })
  await expect(code).toHaveValue('DEMADE')
})

test('a code that nobody has is not found, and can be corrected in the field that keeps the reason', async ({
  page,
  w,
}) => {
  await enterCode(page, w, 'ZZZZZZ')
  const reason = w('The code you entered is not valid. Please check and try again.')
  await expectRefusal(page, w('Code not found'), reason)
  const code = page.getByLabel(w('Your 6-digit code'))
  await expect(code).toBeFocused()
  // Said once at a time: first by the toast, then by the field.
  await expect(page.getByText(reason)).toHaveCount(1)
  await button(page, w('Close message')).click()
  await expect(code).toHaveAccessibleDescription(new RegExp(reason))
  await code.fill('DEMADE')
  await expect(page.locator('form').getByText(reason)).toHaveCount(0)
  await button(page, w('Continue')).click()
  await expect(page).toHaveURL('/application-process-details')
})

test('the code of a closed process says so, and the person stays', async ({ page, w }) => {
  await enterCode(page, w, 'DEMZUX')
  await expectRefusal(
    page,
    w('Application closed'),
    w('This application process is closed and no longer accepts applications.'),
  )
  expect(await page.evaluate(() => localStorage.getItem('selectedProcess'))).toBeNull()
})

const connectionFaults = {
  'no connection': (page: Page) => page.context().route(lookUps, (route) => route.abort('connectionrefused')),
  'a captive portal that answers with a page of its own': (page: Page) =>
    page.context().route(lookUps, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WLAN</h1>' })),
  'a proxy that forbids it': (page: Page) =>
    page.context().route(lookUps, (route) => route.fulfill({ status: 403, body: '<h1>Blocked</h1>' })),
  'an answer that breaks off': (page: Page) =>
    page.context().route(lookUps, (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"id' })),
}
test('without a server a code cannot be checked, and trying again works once there is one', async ({ page, w }) => {
  for (const [fault, cause] of Object.entries(connectionFaults)) {
    await test.step(fault, async () => {
      await cause(page)
      await enterCode(page, w, 'DEMADE')
      await expectRefusal(page, w('Error'), w('Failed to connect to the server. Please try again.'))
      await page.context().unroute(lookUps)
      await button(page, w('Continue')).click()
      await expect(page).toHaveURL('/application-process-details')
    })
  }
})

test('a server that asks to wait does not call the code wrong', async ({ page, w }) => {
  for (const [code, status] of [
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
  ] as const) {
    await test.step(code, async () => {
      await page.context().route(lookUps, (route) => route.fulfill({ status, json: { code, message: 'Later' } }))
      await enterCode(page, w, 'DEMADE')
      await expectRefusal(page, w('Error'), w(`error.${code}`))
    })
  }
})

test('any other answer of the server than success means that the code was not found', async ({ page, w }) => {
  const headers = { 'x-app': 'einzug' }
  await page.context().route(lookUps, (route) => route.fulfill({ status: 500, body: 'Internal Server Error', headers }))
  await enterCode(page, w, 'DEMADE')
  await expectRefusal(page, w('Code not found'), w('The code you entered is not valid. Please check and try again.'))
})

test('while a code is verified the button says so and cannot be pressed again', async ({ page, w }) => {
  const held = Promise.withResolvers<void>()
  await page.context().route(lookUps, async (route) => {
    await held.promise
    await route.continue()
  })
  await enterCode(page, w, 'DEMADE')
  await expect(button(page, w('Verifying...'))).toBeDisabled()
  held.resolve()
  await expect(page).toHaveURL('/application-process-details')
})

async function enterCode(page: Page, w: Words, code: string): Promise<void> {
  await page.goto('/applications')
  await page.getByLabel(w('Your 6-digit code')).fill(code)
  await button(page, w('Continue')).click()
}

async function expectRefusal(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page)).toContainText(title)
  await expect(toast(page)).toContainText(description)
  await expect(page).toHaveURL('/applications')
}

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

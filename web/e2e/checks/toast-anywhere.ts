import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

declare global {
  var showToast: (words: { tone: 'error' | 'success'; title: () => string; description: () => string }) => () => void
}

/** The narrowest phone, a phone, a desktop. */
export const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 760 },
  { width: 1280, height: 800 },
] as const

/** Hands out the function with which the app itself shows its toasts, so that one can be shown where none is due. */
export const handOutToasts = (page: Page) =>
  page.context().route('**/assets/frame-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const name = /function (\w+)\(\w\)\{(?:(?!function).)*wasOffline:/.exec(code)?.[1]
    if (!name) throw new Error('The function that shows toasts is not where it was')
    await route.fulfill({ response, body: `${code}\nglobalThis.showToast = ${name}` })
  })

/** On every screen, at the beginning, the middle and the end of what scrolls. */
export async function expectToastBeside(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const screen of screens) {
    await page.setViewportSize(screen)
    expect(await page.evaluate(lookAtToast), `${place}, ${screen.width} px wide`).toEqual([])
  }
}

/** @returns what is wrong with a toast that is shown now: what it lies over, and where it cannot be pressed itself */
async function lookAtToast(): Promise<string[]> {
  const end = globalThis.showToast({
    tone: 'error',
    title: () => 'What was to be done could not be done',
    description: () => 'This is a reason that is as long as reasons are in French. Please try again.',
  })
  await new Promise((drawn) => requestAnimationFrame(drawn))
  const cards = [...document.querySelectorAll('[data-tone]')]
  const [card] = cards
  const row = card?.closest('[role=status]')
  if (!card || !row || cards.length > 1) return [`${cards.length} toasts`]
  const { left, top, right, bottom } = card.getBoundingClientRect()
  const found = new Set<string>()
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.add('it leaves the screen')
  const corner = 12
  const scrollers = [...document.querySelectorAll('#scroller, dialog > div')]
  for (const part of [0, 0.5, 1]) {
    for (const each of scrollers) each.scrollTop = part * (each.scrollHeight - each.clientHeight)
    look()
  }
  end()
  await new Promise((drawn) => requestAnimationFrame(drawn))
  return [...found]

  function look() {
    for (let x = left + 1; x < right; x += 14) for (let y = top + 1; y < bottom; y += 14) lookAt(x, y)
  }
  function lookAt(x: number, y: number) {
    const stack = document.elementsFromPoint(x, y)
    for (const below of stack.filter((each) => !row?.contains(each))) {
      const pressed = below.closest('a, button, input, select, textarea, label, summary, canvas, video, [tabindex="0"]')
      if (pressed) found.add(`it lies over ${pressed.outerHTML.slice(0, 90)}`)
    }
    const isCorner = Math.min(x - left, right - x) < corner && Math.min(y - top, bottom - y) < corner
    if (!isCorner && !card?.contains(stack[0] ?? null))
      found.add(`not the toast is pressed, but ${stack[0]?.outerHTML.slice(0, 90)}`)
  }
}

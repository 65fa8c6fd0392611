import type { Page } from 'playwright-core'

/**
 * Until a letter typed into the code field is taken up, in ms since the navigation started. The field makes letters
 * capital: once it does that, the app is alive and not only its picture.
 * @throws when that takes longer than `longestMs`
 */
export const untilLetterIsTakenUp = (page: Page, longestMs = 60_000): Promise<number> =>
  page.evaluate(
    (longest) =>
      new Promise<number>((resolve, reject) => {
        // Past React's own setter, which would take the letter for one it has written itself.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        const timer = setInterval(() => {
          if (performance.now() > longest) reject(new Error('the page takes no letters'))
          const field = document.querySelector<HTMLInputElement>('#code')
          if (!field) return
          value?.set?.call(field, 'a')
          field.dispatchEvent(new Event('input', { bubbles: true }))
          if (field.value !== 'A') return
          clearInterval(timer)
          resolve(performance.now())
        }, 25)
      }),
    longestMs,
  )

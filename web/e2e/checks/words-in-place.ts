import type { Page } from '@playwright/test'

/** Texts that are cut off, reach out of the screen, or stand upon one another; none is how it should be. */
export const wordsOutOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What lies over the page on purpose stands upon what scrolls below it. */
    const isAbove = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || isAbove(element.parentElement))
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('select')

    /** What is scrolled away stands below what does not scroll. */
    const windowOf = (element: Element | null): DOMRect | undefined =>
      element === null || element === document.documentElement
        ? undefined
        : /auto|scroll/.test(getComputedStyle(element).overflowY)
          ? element.getBoundingClientRect()
          : windowOf(element.parentElement)

    const lines: { words: string; box: DOMRect }[] = []
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!element || !words || !isForEyes(element) || isAbove(element)) continue
      const shown = windowOf(element)
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || (shown && (box.bottom > shown.bottom || box.top < shown.top))) continue
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`out of the screen: ${words}`)
        lines.push({ words, box })
      }
      const style = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden'
      if (isCut && style.display !== 'inline') found.push(`cut off: ${words}`)
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Letters of lines below one another may touch; words that share half a line cannot be read.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2) {
          found.push(`upon one another: ${one.words} / ${other.words}`)
        }
      }
    }
    return found
  })

import type { Page } from '@playwright/test'

/** How wide a page would like to be: more than the screen when it scrolls sideways. */
export const contentWidth = (page: Page) =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('html, #scroller')].map(({ scrollWidth }) => scrollWidth)),
  )

/** @param to from 0, its beginning, to 1, its end */
export const scrollPage = (page: Page, to: number) =>
  page.evaluate((part) => {
    const scroller = document.querySelector('#scroller')
    scroller?.scrollTo(0, part * (scroller.scrollHeight - scroller.clientHeight))
  }, to)

export const scrolledTo = (page: Page) => page.evaluate(() => document.querySelector('#scroller')?.scrollTop ?? 0)

/** Whether one stands about the middle of the screen, where the gap between two may be as well. */
export const isArticleInSight = (page: Page) =>
  page.evaluate(() =>
    [0.4, 0.5, 0.6].some((down) => document.elementFromPoint(innerWidth / 2, innerHeight * down)?.closest('article')),
  )

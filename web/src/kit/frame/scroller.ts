export const scrollerId = 'scroller'

/** What scrolls when a page does: not the document, which is as high as the screen. */
export const pageScroller = () => document.getElementById(scrollerId)

export const scrollToTop = () => pageScroller()?.scrollTo(0, 0)

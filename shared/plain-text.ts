/** Direction marks, joiners of words and whatever else is there and shows nothing; but not what Persian or Hindi writing needs. */
const unseen = /[^\P{Cf}\u200C\u200D]/gu
const breaks = /[\s\p{Cc}]+/gu

/** A line that somebody wrote, as it reads: nothing in it begins another line, turns letters around or hides. */
export const onOneLine = (text: string): string => text.replace(unseen, '').replace(breaks, ' ').trim()

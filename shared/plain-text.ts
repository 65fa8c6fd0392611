/**
 * Direction marks, joiners of words, fillers and whatever else is there and shows nothing; but not what Persian, Hindi or Mongolian writing
 * needs, or what chooses between two forms of a letter.
 */
const unseen = /(?![\u200C\u200D\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const breaks = /[\s\p{Cc}]+/gu
/** With these alone nothing is written. */
const nothing = /^[\s\u200C\u200D\p{Variation_Selector}]*$/u

/** The same words, in which nothing turns letters around or hides; their lines stay. Blanks at the ends stay, too: somebody may be typing. */
export const withNothingUnseen = (text: string): string => text.replace(unseen, '')

/** A line that somebody wrote, as it reads: nothing in it begins another line, turns letters around or hides. Empty when nothing is to be seen. */
export function onOneLine(text: string): string {
  const line = withNothingUnseen(text).replace(breaks, ' ').trim()
  return nothing.test(line) ? '' : line
}

import type { ReactNode } from 'react'

/**
 * Outline icons on a 24 px grid, drawn in the colour of the text. They decorate: the words stand beside them.
 *
 * @param turns it points to where one reads on, or back: the other way where one reads from right to left
 */
export const icon = (drawing: ReactNode, turns?: boolean) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    data-turns={turns}
  >
    {drawing}
  </svg>
)

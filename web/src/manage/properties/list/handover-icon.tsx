import { icon } from '#web/kit/ui/icons.tsx'

/** Two keys' worth: a sheet that is signed where a home changes hands. */
export const HandoverIcon = icon(<path d="M14 3H6v18h12V7zM14 3v4h4M9 16c1-3 2 2 3 0s2 0 3 0M9 11h6" />)

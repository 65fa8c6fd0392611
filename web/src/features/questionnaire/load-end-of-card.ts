import { loadLater } from './load-later.ts'

/** The last part of a renter's card, with its texts. */
export const loadEndOfCard = async () => ({
  default: (await loadLater(() => import('./end-of-card.tsx'))).EndOfCard,
})

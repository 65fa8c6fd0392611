import { loadLater } from '#web/apply/questionnaire/fields/load-later.ts'

/** The last part of a renter's card, with its texts. */
export const loadEndOfCard = async () => ({
  default: (await loadLater(() => import('#web/apply/questionnaire/end-of-card/end-of-card.tsx'))).EndOfCard,
})

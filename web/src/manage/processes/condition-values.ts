/** What the fields hold while somebody types; an empty one is an empty text, or null for a number. */
export type ConditionValues = Record<string, string | number | null | undefined>

export const emptyConditions: ConditionValues = {
  rentalDuration: '',
  securityDeposit: null,
  additionalCosts: '',
  utilitiesIncluded: '',
  specialConditions: '',
  terminationNotice: '',
  petPolicy: '',
  smokingPolicy: '',
}

/** The same as the rules know it, where what was left empty is not there. */
export const withoutEmpty = (conditions: ConditionValues): ConditionValues =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== '' && value !== null))

import { useLingui } from '@lingui/react/macro'

interface Named {
  firstName: string
  lastName: string
  isGuarantor?: boolean | undefined
}

/** What one of those who apply is called: by their name, else by their place; and a guarantor by what they are. */
export function usePersonTitle() {
  const { t } = useLingui()
  return (people: readonly Named[], index: number): string => {
    const { firstName = '', lastName = '', isGuarantor = false } = people[index] ?? {}
    const name = `${firstName} ${lastName}`.trim()
    const number = people.slice(0, index + 1).filter((each) => (each.isGuarantor ?? false) === isGuarantor).length
    if (isGuarantor) return name ? t`${name}, guarantor` : t`Guarantor ${number}`
    return name || t`Renter ${number}`
  }
}

import type { HomeCountry } from '#shared/home-countries.ts'

/** What lies around a record and belongs to its words: its home's money, its protocol's law, who was chosen. */
export interface Around {
  country: HomeCountry | undefined
  law: HomeCountry | undefined
  nameOf: (applicationId: string) => string
}

/** For facts that none of it belongs to. */
export const nowhere: Around = { country: undefined, law: undefined, nameOf: () => '' }

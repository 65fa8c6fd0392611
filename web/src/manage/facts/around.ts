import type { Jurisdiction } from '#shared/handover/protocol.ts'
import type { RentCountry } from '#shared/money.ts'

/** What lies around a record and belongs to its words: its home's money, its protocol's law, who was chosen. */
export interface Around {
  country: RentCountry
  law: Jurisdiction
  nameOf: (applicationId: string) => string
}

/** For facts that none of it belongs to. */
export const nowhere: Around = { country: 'DE', law: 'DE', nameOf: () => '' }

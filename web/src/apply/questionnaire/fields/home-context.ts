import { createContext } from 'react'
import type { RentCountry } from '#shared/money.ts'

/** What the questionnaire knows of the home; of one whose code was not checked yet it knows nothing. */
export interface KnownHome {
  address: string
  country?: RentCountry | undefined
  startDate?: string | undefined
  /** By our server's word: nothing can be sent to it. */
  isClosed?: boolean
}

export const HomeContext = createContext<KnownHome>({ address: '' })

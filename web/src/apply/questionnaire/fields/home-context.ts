import { createContext } from 'react'
import type { HomeCountry } from '#shared/home-countries.ts'

/** What the questionnaire knows of the home; of one whose code was not checked yet it knows nothing. */
export interface KnownHome {
  address: string
  country?: HomeCountry | undefined
  startDate?: string | undefined
  /** By our server's word: nothing can be sent to it. */
  isClosed?: boolean
}

export const HomeContext = createContext<KnownHome>({ address: '' })

import type { HomeCountry } from '#shared/home-countries.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/** What a row of the list needs, on a desk and on a phone. */
export interface RowProps {
  application: Shown<'application'>
  /** The rent that they would pay. */
  total: number | undefined
  country: HomeCountry | undefined
  /** Applications in which the same person seems to apply, by their names. */
  alike: string
  /** By whom else it was found, by their names. */
  beside: string
  isSelected: boolean
  /** The one row whose controls Tab leads to. */
  isCurrent: boolean
  /** With Shift: all between the last choice and this one. */
  onSelect: (id: string, isChosen: boolean, isRange: boolean) => void
}

/** Of a control in a row: a list is one stop of Tab, however long it is, and arrows lead from row to row. */
export const stopIn = (isCurrent: boolean) => (isCurrent ? 0 : -1)

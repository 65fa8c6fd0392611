import { useLingui } from '@lingui/react/macro'
import { documentNames } from '#shared/document/document-names.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { type Row, type SaidByRenter, type SaidInGeneral, useAnswerRows } from './use-answer-rows.ts'
import { usePersonTitle } from './use-person-title.ts'

/** What is put into words of an application. */
export interface SaidInIt {
  answers: { mainRenters: readonly SaidByRenter[]; generalInfo: SaidInGeneral }
  address: string
  /** Of the home, where it is known. */
  country?: HomeCountry | undefined
  documents: readonly Pick<LocalDocument, 'renterId' | 'type' | 'name'>[]
}

export interface SaidGroup {
  title: string
  /** What was not answered is left out. */
  rows: Row[]
}

/** The answers in groups, named as on the page where they were checked, in the person's language. */
export function useSaid() {
  const { t, i18n } = useLingui()
  const { renterRows, generalRows } = useAnswerRows()
  const titleOf = usePersonTitle()

  return ({ answers: { mainRenters, generalInfo }, country, documents }: SaidInIt): SaidGroup[] => {
    const groups = [
      ...mainRenters.map((renter, index) => {
        const theirs = documents.filter(({ renterId }) => renterId === renter.id)
        return {
          title: titleOf(mainRenters, index),
          rows: [
            ...renterRows(renter, country),
            ...theirs.map(({ type, name }): Row => [i18n._(documentNames[type]), name]),
          ],
        }
      }),
      { title: t`General info`, rows: generalRows(generalInfo) },
    ]
    return groups.map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => value !== '') }))
  }
}

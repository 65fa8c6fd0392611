import type { CompleteLanguage } from '#shared/languages.ts'

interface Document {
  /** Of the document, whoever's copy it is. */
  language: CompleteLanguage
  date: string
  edition: number
}

/** What its file is called: two versions of one protocol lie beside each other. */
export const documentName = ({ language, date, edition }: Document): string =>
  `${names[language]}-${date}${edition > 1 ? `-version-${edition}` : ''}.pdf`

const names: Record<CompleteLanguage, string> = {
  en: 'handover-protocol',
  de: 'Abnahmeprotokoll',
  fr: 'etat-des-lieux',
  it: 'verbale-di-consegna',
}

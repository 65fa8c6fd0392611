/** What is said otherwise in Switzerland. A word keeps its gender, so that the sentence around it stands; else it is a whole phrase. */
export const swissWords: Record<string, string> = {
  'Ihr jetziger Vermieter oder Ihre Verwaltung': 'Ihre jetzige Vermieterschaft oder Verwaltung',
  Bruttogehalt: 'Bruttolohn',
  Vermieterseite: 'Vermieterschaft',
  Rollläden: 'Storen',
}

/** German as it is written in Switzerland: without ß, between other quotation marks, with words of its own. */
export const swissGerman = (text: string): string =>
  Object.entries(swissWords)
    .reduce((changed, [german, swiss]) => changed.replaceAll(german, swiss), text)
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')

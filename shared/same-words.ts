/** Words as they are compared: in whatever case and however their accents were typed. By capitals first, since `ß` has none but `SS`. */
export const asCompared = (text: string): string => text.toUpperCase().toLowerCase().normalize('NFC')

/** Whether two words, or names, are the same to who reads them: nobody wants `Strasse` beside `Straße` and `STRASSE`. */
export const areSameWords = (one: string, other: string): boolean => asCompared(one) === asCompared(other)

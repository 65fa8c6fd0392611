/** What was chosen last, by field; kept by whoever owns the screen, and gone with it. */
export type LastChoices = Readonly<Record<string, unknown>>

/** A new entry that starts with what was chosen last for the same fields; a field that nobody chose stays as it is. */
export const startingWith = <Entry extends object>(blank: Entry, last: LastChoices): Entry =>
  Object.fromEntries(
    Object.entries(blank).map(([field, value]) => [field, Object.hasOwn(last, field) ? last[field] : value]),
  ) as Entry

/** Notes the choices of an entry; of what people wrote by hand (`fields` leaves it out) nothing is repeated. */
export const noting = <Entry extends object>(
  last: LastChoices,
  entry: Entry,
  fields: readonly (keyof Entry & string)[],
): LastChoices => ({ ...last, ...Object.fromEntries(fields.map((field) => [field, entry[field]])) })

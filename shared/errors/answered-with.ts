interface Text {
  readonly id: string
  readonly message: string
}

/** Failures of one HTTP status, by their codes. */
export const answeredWith = <const Status extends number, const Texts extends Readonly<Record<string, Text>>>(
  status: Status,
  texts: Texts,
) =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, { status, text }])) as {
    readonly [Code in keyof Texts]: { readonly status: Status; readonly text: Texts[Code] }
  }

interface OptionsProps<Value extends string | number> {
  of: readonly Value[]
  words: (value: Value) => string
}

/** The choices of a select, each by its own words. */
export const Options = <Value extends string | number>({ of, words }: OptionsProps<Value>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ))

import type { Group, Questions } from './question.ts'

/** A text with its id in the catalogues. Marked as `/*i18n*\/`, it is found there by whoever shows it. */
export interface Name {
  readonly id: string
  readonly message: string
}

/** Of each question by its path. */
export type NamesOf<Q extends Questions> = Readonly<Record<PathsOf<Q>, Name>>

type PathsOf<Q extends Questions> = {
  [N in keyof Q & string]: Q[N] extends Group<infer Inner> ? `${N}.${PathsOf<Inner>}` : N
}[keyof Q & string]

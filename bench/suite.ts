import type { Figures } from './figure.ts'

/** What a suite works with. */
export interface Bench {
  /** Called after the suite, in the reverse order, also when it is interrupted. */
  onClose: (close: () => unknown) => void
  removeOnClose: (directory: string) => void
  /** Says and stores figures at once, so that a later failure does not cost them. */
  keep: (figures: Figures) => void
}

export type Suite = (bench: Bench) => Promise<void>

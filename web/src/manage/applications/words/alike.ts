import type { Shown } from '#web/manage/records/use-records.ts'

/** Another application in which the same person seems to apply, by its names and reference. */
export interface Alike extends Pick<Shown<'application'>, 'id' | 'processId'> {
  words: string
}

export const alikeWords = (alike: readonly Alike[]): string => alike.map(({ words }) => words).join(', ')

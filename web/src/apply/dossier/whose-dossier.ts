import { onOneLine } from '#shared/plain-text.ts'
import type { Dossier } from './dossier.ts'

/** The names of the people in it, as they were typed; a dash for somebody without one. */
export const whoseDossier = ({ answers }: Pick<Dossier, 'answers'>): string =>
  answers.mainRenters.map(({ firstName, lastName }) => onOneLine(`${firstName} ${lastName}`) || '–').join(', ')

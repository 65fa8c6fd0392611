import type { SentRenter } from '#shared/application/sent-answers.ts'
import { folded } from '#shared/search/folded.ts'
import type { ManagedApplication } from './application.ts'

type Applied = Pick<ManagedApplication, 'id' | 'mainRenters'>

/** By what the people of an application are known again; what was left empty says nothing. */
export const traitsOf = ({ mainRenters }: Pick<Applied, 'mainRenters'>): string[] => mainRenters.flatMap(traitsOfRenter)

/**
 * Applications of one process in which the same person seems to apply: the same e-mail address, or the same name and date of
 * birth. @returns for each that has others like it, the ids of those, in the order given
 * @param traits of an application, for who has found them out before
 */
export function findDuplicates<A extends Applied>(
  applications: readonly A[],
  traits: (application: A) => readonly string[] = traitsOf,
): Map<string, string[]> {
  const first = new Map<string, string>()
  const groups = new Map<string, Set<string>>()
  for (const application of applications) {
    const { id } = application
    for (const trait of traits(application)) {
      const other = first.get(trait)
      if (other === undefined) first.set(trait, id)
      else if (other !== id) groups.set(trait, (groups.get(trait) ?? new Set([other])).add(id))
    }
  }
  const alike = new Map<string, Set<string>>()
  for (const ids of groups.values()) {
    for (const id of ids) alike.set(id, new Set([...(alike.get(id) ?? []), ...ids]))
  }
  return new Map(
    applications.flatMap(({ id }) => {
      const group = alike.get(id)
      return group ? [[id, [...group].filter((other) => other !== id)]] : []
    }),
  )
}

function traitsOfRenter({ email, firstName, lastName, dateOfBirth }: SentRenter): string[] {
  const [address, name] = [plain(email), plain(`${firstName} ${lastName}`)]
  return [...(address ? [`@${address}`] : []), ...(name && dateOfBirth ? [`${dateOfBirth} ${name}`] : [])]
}

/** Letters alone decide: no capitals, no accents, no second blank. */
const plain = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim()

import type { ManagedApplication } from './managed-application.ts'
import { withoutAccents } from './managed-without-accents.ts'
import type { SentRenter } from './sent-answers.ts'

type Applied = Pick<ManagedApplication, 'id' | 'mainRenters'>

/**
 * Applications of one process in which the same person seems to apply: the same e-mail address, or the same name and date of
 * birth. @returns for each that has others like it, the ids of those, in the order given
 */
export function findDuplicates(applications: readonly Applied[]): Map<string, string[]> {
  const byTrait = new Map<string, Set<string>>()
  for (const { id, mainRenters } of applications) {
    for (const trait of mainRenters.flatMap(traitsOf)) byTrait.set(trait, (byTrait.get(trait) ?? new Set()).add(id))
  }
  const alike = new Map<string, Set<string>>()
  for (const ids of byTrait.values()) {
    if (ids.size < 2) continue
    for (const id of ids) alike.set(id, new Set([...(alike.get(id) ?? []), ...ids]))
  }
  return new Map(
    applications.flatMap(({ id }) => {
      const group = alike.get(id)
      return group ? [[id, [...group].filter((other) => other !== id)]] : []
    }),
  )
}

/** By what a person is known again; what was left empty says nothing. */
function traitsOf({ email, firstName, lastName, dateOfBirth }: SentRenter): string[] {
  const [address, name] = [plain(email), plain(`${firstName} ${lastName}`)]
  return [...(address ? [`@${address}`] : []), ...(name && dateOfBirth ? [`${dateOfBirth} ${name}`] : [])]
}

/** Letters alone decide: no capitals, no accents, no second blank. */
const plain = (text: string) => withoutAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()

import { rentersOf } from '#shared/application/guarantor.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { folded } from '#shared/search/folded.ts'
import type { ManagedApplication } from './application.ts'

/** By what the people of an application are known again; what was left empty says nothing. */
export const traitsOf = ({ mainRenters }: Pick<ManagedApplication, 'mainRenters'>): string[] =>
  // Parents vouch for each of their children.
  rentersOf(mainRenters).flatMap(traitsOfRenter)

/**
 * Applications of one process in which the same person seems to apply: the same e-mail address, or the same name and date of birth. They
 * are compared one by one, so that a long list can be looked through in many pieces.
 */
export function duplicateFinder() {
  const first = new Map<string, string>()
  const groups = new Map<string, Set<string>>()
  return {
    add(id: string, traits: readonly string[]): void {
      for (const trait of traits) {
        const other = first.get(trait)
        if (other === undefined) first.set(trait, id)
        else if (other !== id) groups.set(trait, (groups.get(trait) ?? new Set([other])).add(id))
      }
    },
    /** The ids of others that have any of these traits. */
    alike(id: string, traits: readonly string[]): string[] {
      const all = new Set(traits.flatMap((trait) => [...(groups.get(trait) ?? [])]))
      all.delete(id)
      return [...all]
    },
  }
}

function traitsOfRenter({ email, firstName, lastName, dateOfBirth }: SentRenter): string[] {
  const [address, name] = [plain(email), plain(`${firstName} ${lastName}`)]
  return [...(address ? [`@${address}`] : []), ...(name && dateOfBirth ? [`${dateOfBirth} ${name}`] : [])]
}

/** Capitals, accents and second blanks tell nobody apart. */
const plain = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim()

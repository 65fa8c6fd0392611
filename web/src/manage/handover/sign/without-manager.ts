import { isSameName } from '#shared/handover/kind.ts'
import type { KnownPerson } from '#shared/handover/known-people.ts'
import { type Party, standsForLandlord } from '#shared/handover/party.ts'
import type { Witness } from '#web/manage/handover/pad/witness-choice.tsx'

type Manager = Pick<KnownPerson, 'name' | 'email'>

/**
 * The parties as who holds the phone reads them: the name that ends the signing stands nowhere, nor the address that gives it away.
 * @param word what the manager is called instead
 */
export const withoutManager = (parties: readonly Party[], { name, email }: Manager, word: string): Party[] =>
  parties.map((party) => {
    const isMine = isSameName(party.name, name)
    const isTheirMail = party.email.trim().toLowerCase() === email.toLowerCase()
    return {
      ...party,
      name: isMine ? word : party.name,
      company: isNamedIn(party.company, name) ? word : party.company,
      representedBy: isNamedIn(party.representedBy, name) ? word : party.representedBy,
      email: isMine || isTheirMail ? '' : party.email,
    }
  })

/** Who stands for the landlord; the manager by the firm that they come from, unless that is called like them. */
export const landlordSide = (
  parties: readonly Party[],
  { manager, word, organization }: { manager: Manager; word: string; organization: string },
): string =>
  parties
    .filter(standsForLandlord)
    .map((party) => {
      const firm = party.company || (isSameName(party.name, manager.name) ? organization : '')
      const [shown] = withoutManager([party], manager, word)
      return [shown?.name, isNamedIn(firm, manager.name) ? '' : firm].filter(Boolean).join(', ')
    })
    .join('; ')

/** Who is there and can have seen that somebody refuses, each by the name that is written down and the words that are shown. */
export function witnessesOf(
  parties: readonly Party[],
  { signer, manager, word }: { signer: Pick<Party, 'name'>; manager: string; word: string },
): Witness[] {
  const names = [...parties.filter(({ isPresent }) => isPresent).map(({ name }) => name), manager]
  return names
    .filter((name, at) => !isSameName(name, signer.name) && names.findIndex((each) => isSameName(each, name)) === at)
    .map((name) => ({ name, words: isSameName(name, manager) ? word : name }))
}

/** Among other words, too: a firm is often called like its owner. */
const isNamedIn = (text: string, name: string): boolean => ` ${wordsOf(text)} `.includes(` ${wordsOf(name)} `)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

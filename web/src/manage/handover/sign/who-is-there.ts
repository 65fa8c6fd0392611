import { isSameName } from '#shared/handover/kind.ts'
import { type Party, standsForLandlord } from '#shared/handover/party.ts'

/** Who stands for the landlord; the manager with the firm that they come from. */
export const landlordSide = (parties: readonly Party[], manager: { name: string; organization: string }): string =>
  parties
    .filter(standsForLandlord)
    .map(({ name, company }) => {
      const firm = company || (isSameName(name, manager.name) ? manager.organization : '')
      return [name, isSameName(firm, name) ? '' : firm].filter(Boolean).join(', ')
    })
    .join('; ')

/** Who is there and can have seen that somebody refuses, by name. */
export function witnessesOf(parties: readonly Party[], signer: Pick<Party, 'name'>, manager: string): string[] {
  const names = [...parties.filter(({ isPresent }) => isPresent).map(({ name }) => name), manager]
  return names.filter(
    (name, at) => !isSameName(name, signer.name) && names.findIndex((each) => isSameName(each, name)) === at,
  )
}

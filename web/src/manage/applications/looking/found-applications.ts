import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { findSaying, lookFor, type Said, saidBy } from '#shared/search/search.ts'
import { renterName } from '#web/manage/applications/words/applicant-names.ts'

/**
 * Those who say what is looked for, by names, addresses, telephone numbers and the reference; where nobody says it as it was typed, those
 * who say it but for one typo in a word. All of a process are asked first, whatever else is looked for: one letter more never brings back
 * whom a status leaves out.
 */
export function foundBy<A extends ManagedApplication>(applications: readonly A[], search: string): readonly A[] {
  if (search.trim() === '') return applications
  const known = lastFound.get(applications)
  if (known?.search === search) return known.found as readonly A[]
  const { found, isFound } = findSaying(applications, search, saidByApplicants)
  lastFound.set(applications, { search, found, isFound })
  return found
}

/**
 * By whom else an application was found than by whom it is called: without them a row would not say why it is there.
 * @returns their names; none where the first main renter or the reference says it all
 */
export function foundBeside(applications: readonly ManagedApplication[], search: string): FoundBeside {
  if (search.trim() === '') return () => ''
  foundBy(applications, search)
  const isFound = lastFound.get(applications)?.isFound ?? lookFor(search)
  return ({ mainRenters: [first, ...others], reference }) => {
    if (others.length === 0 || isFound(saidByRenters(reference, first ? [first] : []))) return ''
    const alone = others.filter((other) => isFound(saidByRenters('', [other])))
    return (alone.length > 0 ? alone : others).map(renterName).join(', ')
  }
}

export type FoundBeside = (application: Pick<ManagedApplication, 'mainRenters' | 'reference'>) => string
type IsFound = (said: Said) => boolean

/** The list, the counts of its statuses and its rows ask the same. */
const lastFound = new WeakMap<
  readonly ManagedApplication[],
  { search: string; found: readonly ManagedApplication[]; isFound: IsFound }
>()

/** With each letter that is typed thousands are looked through again; a record that did not change is the same object as before. */
const said = new WeakMap<ManagedApplication, Said>()

function saidByApplicants(application: ManagedApplication): Said {
  const known = said.get(application) ?? saidByRenters(application.reference, application.mainRenters)
  said.set(application, known)
  return known
}

const saidByRenters = (reference: string, renters: ManagedApplication['mainRenters']) =>
  saidBy([reference, ...renters.map((renter) => `${renterName(renter)} ${renter.email}`)].join(' '), [
    reference,
    ...renters.map(({ phone }) => phone),
  ])

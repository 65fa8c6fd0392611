import type { ApplicationStatus } from '#shared/application/status.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import {
  type DocumentRules,
  type DocumentStage,
  type DocumentType,
  documentTypes,
  lackingDocuments,
  permittedDocuments,
} from '#shared/document/document-kinds.ts'
import { type DocumentRequest, stillAsked, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'

/** Of a copy that a device kept from before, nothing is known of a pack. */
interface Asked {
  askedUnder?: { pack: string; version: number } | null
  /** Absent: it does not matter whether somebody was chosen. */
  status?: ApplicationStatus
  withdrawnAt?: unknown
}

/** As its version had them: what was asked for then is still taken, and nobody is told that something else is missing. */
function rulesFor({ askedUnder }: Asked): DocumentRules | undefined {
  const pack: Pack | undefined = rulesOf(askedUnder?.pack)
  return pack?.earlierDocuments?.[askedUnder?.version ?? pack.version] ?? pack?.documents
}

/** What those who apply may be asked for, and what is taken from them, by the rules under which they applied. */
export const takenDocuments = (asked: Asked, stage: DocumentStage): DocumentType[] =>
  permittedDocuments(rulesFor(asked), stage)

type Sent = Pick<SentRenter, 'documents'>

/** The kinds of document that at least one of those who apply together did not send, though they were told to. */
export const missingDocuments = (asked: Asked, renters: readonly Sent[]): DocumentType[] =>
  lackingTo(asked, renters).filter((type) => !comesLater(asked, type) || isChosen(asked))

/**
 * Those that nobody may ask for before a choice is made, and that are not there yet: nothing is missing. Of who was rejected or is not there any
 * more nothing comes.
 */
export const awaitedDocuments = (asked: Asked, renters: readonly Sent[]): DocumentType[] =>
  lackingTo(asked, renters).filter(
    (type) => comesLater(asked, type) && asked.status === 'submitted' && !asked.withdrawnAt,
  )

export const hasAllDocuments = (asked: Asked, renters: readonly Sent[]): boolean =>
  lackingTo(asked, renters).length === 0

function lackingTo(asked: Asked, renters: readonly Sent[]): DocumentType[] {
  const rules = rulesFor(asked)
  const lacking = new Set(renters.flatMap(({ documents }) => lackingDocuments('isExpected', documents, rules)))
  return documentTypes.filter((type) => lacking.has(type))
}

/** Whether nobody may ask for it before a choice is made. */
function comesLater(asked: Asked, type: DocumentType): boolean {
  const rule = rulesFor(asked)?.[type]
  return rule === 'later' || rule === 'once_chosen'
}

/**
 * What a request begins with, by the id of who is asked: what they were asked for and did not send, since the newer list counts; of whom nothing is
 * awaited, what landlords decide by and they did not send. Nothing that is there, and nothing that another one lacks. What may be asked only of who gets the home is ticked by a person as long as several may be accepted.
 */
export function firstRequest(
  asked: Asked & { documentRequests?: readonly DocumentRequest[] | undefined },
  renters: readonly (Sent & { id: string })[],
): Record<string, DocumentType[]> {
  const awaited = stillAsked({ ...asked, mainRenters: renters })
  const first = (renter: Sent & { id: string }) =>
    awaited[renter.id] ??
    missingDocuments(asked, [renter]).filter(
      (type) => asked.status !== 'accepted' || rulesFor(asked)?.[type] !== 'once_chosen',
    )
  return Object.fromEntries(renters.map((renter) => [renter.id, first(renter)]))
}

const isChosen = ({ status, withdrawnAt }: Asked): boolean =>
  status === undefined || takesRequestedDocuments({ status, withdrawnAt })

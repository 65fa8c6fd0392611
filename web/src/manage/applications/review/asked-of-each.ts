import * as z from 'zod/mini'
import { documentType } from '#shared/document/document.ts'
import type { newDocumentRequest } from '#shared/document-request/manager/contract.ts'

const askedOfEach = z.record(z.string(), z.array(documentType))
/** Kinds of documents, by the id of the person who is asked for them. */
export type AskedOfEach = z.output<typeof askedOfEach>

/** At least one of somebody. @param place id of the person at whom it is said that there is none */
export const askedForm = (place: string) =>
  z.object({
    asked: askedOfEach.check(
      z.refine((asked) => Object.values(asked).some((types) => types.length > 0), {
        error: 'required',
        path: [place],
      }),
    ),
  })

/**
 * Whom a request goes to: whose list is another one than what they were asked for and have not sent. Where it is nobody's, everybody
 * who is asked, to remind them.
 */
export function askedAnew(asked: AskedOfEach, awaited: AskedOfEach): AskedOfEach {
  const all = Object.entries(asked).filter(([, types]) => types.length > 0)
  const changed = all.filter(([id, types]) => types.toSorted().join() !== awaited[id]?.toSorted().join())
  return Object.fromEntries(changed.length > 0 ? changed : all)
}

/** One for all who are asked for the same. @param awaited what whoever asks knows to be asked for */
export function requestsFor(asked: AskedOfEach, awaited: AskedOfEach): z.output<typeof newDocumentRequest>[] {
  const byTypes = Map.groupBy(Object.entries(asked), ([, types]) => types.toSorted().join())
  return [...byTypes.values()].map((same) => ({
    mainRenterIds: same.map(([id]) => id),
    types: same[0]?.[1] ?? [],
    known: Object.fromEntries(same.map(([id]) => [id, awaited[id] ?? []])),
  }))
}

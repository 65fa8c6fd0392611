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

/** One for all who are asked for the same. */
export function requestsFor(asked: AskedOfEach): z.output<typeof newDocumentRequest>[] {
  const all = Object.entries(asked).filter(([, types]) => types.length > 0)
  const byTypes = Map.groupBy(all, ([, types]) => types.toSorted().join())
  return [...byTypes.values()].map((same) => ({
    mainRenterIds: same.map(([id]) => id),
    types: same[0]?.[1] ?? [],
  }))
}

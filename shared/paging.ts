import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 100

/** The part of a list that a query asks for (decisions.md, Wire conventions). */
export const paging = {
  limit: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  offset: z._default(wholeNumber(0, 1_000_000), 0),
}

export interface Paging {
  limit: number
  offset: number
}

/** Beside the data of a list: which part it is, of how many. */
export interface ListMeta extends Paging {
  total: number
}

/** `true` or `false` as a query writes it. */
export const flag = () =>
  z.pipe(
    z.enum(['true', 'false'], { error: 'invalid' satisfies IssueCode }),
    z.transform((text) => text === 'true'),
  )

function wholeNumber(minimum: number, maximum: number) {
  const typed = z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, {
        error: 'invalid' satisfies IssueCode,
      }),
    ),
    z.transform(Number),
  )
  // A check of a text says nothing of numbers to whoever describes it.
  return typed.register(z.globalRegistry, { type: 'integer', minimum, maximum })
}

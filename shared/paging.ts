import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 100
export const MAX_OFFSET = 1_000_000

/** The part of a list that a query asks for (wire.md, Lists). */
export const paging = {
  limit: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  offset: z._default(wholeNumber(0, MAX_OFFSET), 0),
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

function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most, {
        error: 'invalid' satisfies IssueCode,
      }),
    ),
    z.transform(Number),
  )
}

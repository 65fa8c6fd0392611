import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { id, storable } from '#shared/text.ts'

/** Of an organization. */
export const MAX_VIEWS = 50
const MAX_VIEW_NAME_LENGTH = 60
/** More than every filter together takes. */
const MAX_QUERY_LENGTH = 2000

/** How somebody looked at a list of applications, kept by a name for the whole team (manager.md, Process page). */
export const savedView = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  /** As it stands in the address of the list; read by whoever shows it, as an address is. */
  query: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SavedView = z.output<typeof savedView>

export const viewName = () =>
  z.string({ error: 'view_name_required' satisfies IssueCode }).check(
    storable,
    // One that was typed on another keyboard is the same name.
    z.overwrite((text) => onOneLine(text).normalize('NFC')),
    z.minLength(1, { error: 'view_name_required' satisfies IssueCode }),
    z.maxLength(MAX_VIEW_NAME_LENGTH, { error: 'view_name_too_long' satisfies IssueCode }),
  )

const withoutSearch = (query: string): string =>
  query
    .split('&')
    .filter((part) => nameOf(part) !== 'search')
    .join('&')

/** As an address is read, in which any letter may be written by its number. */
function nameOf(part: string): string {
  const [name = ''] = part.replace(/^\?/, '').split('=')
  try {
    return decodeURIComponent(name).trim().toLowerCase()
  } catch {
    return name // no letter's number: nothing reads it
  }
}

/** What somebody searches for may name a person, and would outlive their application. */
const query = () => z.string().check(storable, z.maxLength(MAX_QUERY_LENGTH), z.overwrite(withoutSearch))

/** `id` is made by whoever saves it; without one the server makes it. */
export const newView = z.object({ id: z.optional(id()), organizationId: id(), name: viewName(), query: query() })

/** What is not said stays as it is. */
export const changedView = z.object({ name: z.optional(viewName()), query: z.optional(query()) })

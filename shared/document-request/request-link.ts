import * as z from 'zod/mini'
import { linkSecret } from '#shared/document/link-secret.ts'
import { id } from '#shared/text.ts'

/** The page that a link leads to, in whatever app the mail is read. */
export const REQUEST_PAGE = '/requested-documents'

const held = z.object({ applicationId: id(), mainRenterId: id(), linkSecret })

/** What the holder of a link says to prove it. */
export type HeldLink = z.output<typeof held>

/** All of it stands behind the `#`: browsers tell that to no server, and no log has it. */
export const requestLink = (origin: string, { applicationId, mainRenterId, linkSecret: secret }: HeldLink): string =>
  `${origin}${REQUEST_PAGE}#${[applicationId, mainRenterId, secret].join('/')}`

/** @param fragment with its `#`; undefined for one that is no whole link, as when a mail program broke it */
export function readRequestLink(fragment: string): HeldLink | undefined {
  const [applicationId, mainRenterId, secret] = fragment.replace(/^#/, '').split('/')
  return held.safeParse({ applicationId, mainRenterId, linkSecret: secret }).data
}

import { sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import type { siteContract } from '#shared/site/contract.ts'

export const siteRoutes = ({ db, site, identity }: Deps): Handlers<typeof siteContract> => ({
  /** Healthy means able to take an application, which needs the database. */
  async readHealth() {
    await db.execute(sql`select 1`).catch(() => {
      throw new AppError('UNAVAILABLE')
    })
    return { status: 'ok' }
  },
  readSite: () =>
    Promise.resolve({
      contactEmail: site.contactEmail,
      signIn: identity.kind,
      acceptsImplicit: identity.acceptsImplicit,
    }),
  readSitePage: async ({ params, query }) => ({ text: await site.readPage(params.page, query.language) }),
})

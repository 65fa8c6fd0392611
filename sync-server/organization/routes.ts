import { ilike } from 'drizzle-orm'
import { organizations } from '#server/db/schema.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import type { organizationContract } from '#shared/organization/contract.ts'
import { createOrganization } from './create-organization.ts'
import { publicOrganization } from './public-organization.ts'

export const organizationRoutes = (): Handlers<typeof organizationContract> => ({
  async listOrganizations({ query, scope }) {
    const where = query.name ? ilike(organizations.name, `%${literally(query.name)}%`) : undefined
    const orderBy = [organizations.name, organizations.id]
    const { rows, meta } = await scope.list(organizations, { where, orderBy, paging: query })
    return reply({ data: rows.map(publicOrganization), meta })
  },
  createOrganization: async ({ body, scope }) => answerOutcome(await createOrganization(scope, body)),
  readOrganization: async ({ params, scope }) => publicOrganization(await scope.find(organizations, params.id)),
})

/** Text in a pattern that stands for itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

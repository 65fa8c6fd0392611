import { ilike } from 'drizzle-orm'
import { exportOrganization } from '#server/archive/export-organization.ts'
import { exportPerson } from '#server/archive/export-person.ts'
import { organizations } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome, type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { organizationContract } from '#shared/organization/contract.ts'
import { changeLifeSpans, changeOrganization, changePolicyPack, changePrivacy } from './change-organization.ts'
import { createOrganization } from './create-organization.ts'
import { publicOrganization } from './public-organization.ts'

export const organizationRoutes = ({
  storage,
  now,
}: Pick<AdminDeps, 'storage' | 'now'>): Handlers<typeof organizationContract> => ({
  async listOrganizations({ query, scope }) {
    const where = query.name ? ilike(organizations.name, `%${literally(query.name)}%`) : undefined
    const orderBy = [organizations.name, organizations.id]
    const { rows, meta } = await scope.list(organizations, { where, orderBy, paging: query })
    return reply({ data: rows.map(publicOrganization), meta })
  },
  createOrganization: async ({ body, scope }) => answerOutcome(await createOrganization(scope, body)),
  readOrganization: async ({ params, scope }) => publicOrganization(await scope.find(organizations, params.id)),
  changeOrganization: async ({ params, body, scope }) =>
    answerOutcome(await changeOrganization(scope, { ...params, ...body })),
  changePrivacy: async ({ params, body, scope }) => answerOutcome(await changePrivacy(scope, { ...params, ...body })),
  changePolicyPack: async ({ params, body, scope }) =>
    answerOutcome(await changePolicyPack(scope, { ...params, ...body })),
  changeLifeSpans: async ({ params, body, scope }) =>
    answerOutcome(await changeLifeSpans(scope, { ...params, ...body })),
  async listErasures({ params, scope }) {
    const { id: organizationId } = await scope.find(organizations, params.id)
    return scope.countErasures({ organizationId, now: now() })
  },
  exportOrganization: ({ params, scope }) => exportOrganization(scope, { storage, now }, params.id),
  exportPerson: ({ params, body, scope }) => exportPerson(scope, { storage, now }, { ...params, ...body }),
})

/** Text in a pattern that stands for itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

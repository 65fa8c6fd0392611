import { and, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/access.ts'
import { answerOutcome, type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { OwnScope } from '#server/scope/scope.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { Me, userContract } from '#shared/user/contract.ts'
import { changeUser } from './change-user.ts'
import { inviteUser } from './invite-user.ts'
import { resendInvitation, takeInvitationBack } from './open-invitation.ts'
import { publicUser } from './public-user.ts'

export const userRoutes = (deps: AdminDeps): Handlers<typeof userContract> => ({
  readMe,
  async listUsers({ query, scope }) {
    const orderBy = [users.lastName, users.firstName, users.id]
    const { rows, meta } = await scope.list(users, { where: matching(query), orderBy, paging: query })
    return reply({ data: rows.map(publicUser), meta })
  },
  inviteUser: async ({ body, caller, scope, language }) =>
    answerOutcome(await inviteUser(deps, scope, body, { language, callerId: caller.user.id })),
  resendInvitation: async ({ params, scope, language }) =>
    answerOutcome(await resendInvitation(deps, scope, { ...params, language })),
  takeInvitationBack: async ({ params, scope }) => answerOutcome(await takeInvitationBack(deps, scope, params.id)),
  readUser: async ({ params, scope }) => publicUser(await scope.find(users, params.id)),
  changeUser: async ({ params, body, caller, scope }) =>
    answerOutcome(await changeUser(deps, scope, { callerId: caller.user.id, id: params.id, ...body })),
})

/** As the users table has them; somebody it does not know, as the identity provider does, and without a role. */
async function readMe({ caller: { person }, scope }: { caller: Caller; scope: OwnScope }): Promise<Me> {
  const self = await scope.findSelf()
  if (!self) return { id: null, ...person, role: null, organizationId: null, organization: null }
  const { id, username, firstName, lastName, email, role, organizationId } = self.user
  return { id, username, firstName, lastName, email, role, organizationId, organization: self.organization }
}

/** An empty text is a filter that was not filled in. */
const matching = ({ email, organizationId, role, isActive }: QueryOf<typeof userContract.listUsers>): SQL | undefined =>
  and(
    email ? eq(sql`lower(${users.email})`, email.toLowerCase()) : undefined,
    organizationId === undefined ? undefined : eq(users.organizationId, organizationId),
    role && eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
  )

import type { Caller } from '#server/http/access.ts'
import type { OwnScope } from '#server/scope/scope.ts'
import type { Me } from '#shared/user/contract.ts'

/** As the users table has them; somebody it does not know, as the identity provider does, and without a role. */
export async function readMe({ person }: Caller, scope: OwnScope): Promise<Me> {
  const self = await scope.findSelf()
  if (!self) return { id: null, ...person, role: null, organizationId: null, organization: null }
  const { id, username, firstName, lastName, email, role, organizationId } = self.user
  return { id, username, firstName, lastName, email, role, organizationId, organization: self.organization }
}

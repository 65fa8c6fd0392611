import { AppError } from '#server/app-error.ts'
import type { Role } from '#shared/account/role.ts'
import type { Access } from '#shared/endpoint.ts'

/** A person who is signed in. */
export interface Caller {
  /** As the identity provider knows them. */
  person: { username: string; email: string; firstName: string; lastName: string }
  /** Undefined for somebody whom only the identity provider knows: the users table alone gives a role. */
  user: { id: string; role: Role; organizationId: string | null } | undefined
}

/** A person whom the users table knows. */
export type Member = Caller & { user: NonNullable<Caller['user']> }

/** What is known for certain of who calls an endpoint with this access. */
export type CallerOf<A extends Access> = A extends 'anyone' ? undefined : A extends 'signed-in' ? Caller : Member

/** Finds out who calls. @throws AppError UNAUTHORIZED for a token or cookie that is not valid, rather than calling them nobody */
export type FindCaller = (request: Request) => Promise<Caller | undefined>

/** Of whom each access asks a role, and which; the one place that says so. */
const rolesFor: Record<Access, readonly Role[] | undefined> = {
  anyone: undefined,
  'signed-in': undefined,
  manager: ['manager', 'platform_owner'],
  'platform-owner': ['platform_owner'],
}

/** False for an endpoint whose type was cast away: it must not be mounted. */
export const isAccess = (access: unknown): access is Access =>
  typeof access === 'string' && Object.hasOwn(rolesFor, access)

/**
 * Lets the caller in or not. Asks who calls only where it matters: an applicant's call must not fail for a token that
 * somebody left in the browser.
 * @throws AppError UNAUTHORIZED without a caller, ACCESS_DENIED for one whose role does not reach
 */
export async function admit(access: Access, request: Request, findCaller: FindCaller): Promise<Caller | undefined> {
  if (access === 'anyone') return undefined
  const caller = await findCaller(request)
  if (!caller) throw new AppError('UNAUTHORIZED')
  const roles = rolesFor[access]
  if (roles && !(caller.user && roles.includes(caller.user.role))) throw new AppError('ACCESS_DENIED')
  return caller
}

import type { Role } from '#shared/account/role.ts'
import type { Access } from '#shared/endpoint.ts'
import { AppError } from './app-error.ts'

/** A person who is signed in. */
export interface Caller {
  /** As the identity provider knows them. */
  person: { username: string; email: string; firstName: string; lastName: string }
  /** Undefined for somebody whom only the identity provider knows: the users table alone gives a role. */
  user: { id: string; role: Role; organizationId: string | null } | undefined
}

/** Finds out who calls. @throws AppError UNAUTHORIZED for a token or cookie that is not valid, rather than calling them nobody */
export type FindCaller = (request: Request) => Promise<Caller | undefined>

export const nobody: FindCaller = () => Promise.resolve(undefined)

const roles: Record<Exclude<Access, 'anyone' | 'signed-in'>, readonly Role[]> = {
  manager: ['manager', 'platform_owner'],
  'platform-owner': ['platform_owner'],
}

/** @throws AppError UNAUTHORIZED without a caller, ACCESS_DENIED for one whose role does not reach */
export function checkAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'anyone') return
  if (!caller) throw new AppError('UNAUTHORIZED')
  if (access !== 'signed-in' && !(caller.user && roles[access].includes(caller.user.role))) {
    throw new AppError('ACCESS_DENIED')
  }
}

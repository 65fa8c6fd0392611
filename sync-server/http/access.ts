import type { Role } from '#shared/account/role.ts'
import type { Access } from '#shared/endpoint.ts'
import { AppError } from './app-error.ts'

/** A person who is signed in. */
export interface Caller {
  role: Role
}

/** Finds out who calls. Until sign-in exists this is `nobody`, so that only endpoints for anyone answer. */
export type FindCaller = (request: Request) => Promise<Caller | undefined>

export const nobody: FindCaller = () => Promise.resolve(undefined)

const roles: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  'signed-in': ['user', 'manager', 'platform_owner'],
  manager: ['manager', 'platform_owner'],
  'platform-owner': ['platform_owner'],
}

/** @throws AppError UNAUTHORIZED without a caller, ACCESS_DENIED for one whose role does not reach */
export function checkAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'anyone') return
  if (!caller) throw new AppError('UNAUTHORIZED')
  if (!roles[access].includes(caller.role)) throw new AppError('ACCESS_DENIED')
}

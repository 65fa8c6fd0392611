import { AppError } from '#server/http/app-error.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { accountContract } from '#shared/account/contract.ts'

/** No identity provider can be configured yet, and the sign-in screen says so. */
export const accountRoutes = (): Handlers<typeof accountContract> => ({
  readLoginUrl: () => Promise.reject(new AppError('SIGN_IN_NOT_SET_UP')),
})

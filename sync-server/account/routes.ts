import { AppError } from '#server/http/app-error.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { accountContract } from '#shared/account/contract.ts'

const notSetUp = () => Promise.reject(new AppError('SIGN_IN_NOT_SET_UP'))

export const accountRoutes = (): Handlers<typeof accountContract> => ({
  readLoginUrl: notSetUp,
  exchangeCode: notSetUp,
  renewToken: notSetUp,
  signOut: notSetUp,
})

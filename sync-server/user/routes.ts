import { AppError } from '#server/http/app-error.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { userContract } from '#shared/user/contract.ts'

const notYet = () => Promise.reject(new AppError('UNAVAILABLE'))

export const userRoutes = (): Handlers<typeof userContract> => ({
  readMe: notYet,
  listUsers: notYet,
  inviteUser: notYet,
  readUser: notYet,
  changeUser: notYet,
})

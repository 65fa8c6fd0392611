import { AppError } from '#server/http/app-error.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { activityContract } from '#shared/activity/contract.ts'

const notYet = () => Promise.reject(new AppError('UNAVAILABLE'))

export const activityRoutes = (): Handlers<typeof activityContract> => ({
  listActivities: notYet,
})

import { AppError } from '#server/http/app-error.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { organizationContract } from '#shared/organization/contract.ts'

const notYet = () => Promise.reject(new AppError('UNAVAILABLE'))

export const organizationRoutes = (): Handlers<typeof organizationContract> => ({
  listOrganizations: notYet,
  createOrganization: notYet,
  readOrganization: notYet,
})

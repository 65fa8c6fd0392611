import type { Deps } from '#server/deps.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import type { applicationContract } from '#shared/application/contract.ts'
import { AppError } from '#server/http/app-error.ts'
import { submitApplication } from './submit-application.ts'
import { submitQuestionnaire } from './submit-questionnaire.ts'

export const applicationRoutes = (deps: Deps): Handlers<typeof applicationContract> => ({
  async submitApplication({ body, client }) {
    const { receipt, isReplay } = await submitApplication(deps, body, client)
    return isReplay ? reply({ status: 200, data: receipt }) : receipt
  },
  async findReceipt() {
    throw new AppError('NOT_FOUND')
  },
  async submitQuestionnaire({ body, client }) {
    const { receipt, isReplay } = await submitQuestionnaire(deps, body, client)
    return isReplay ? reply({ status: 200, data: receipt }) : receipt
  },
})

import type { Deps } from '#server/deps.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { applicationContract } from '#shared/application/contract.ts'
import { findReceipt } from './find-receipt.ts'
import { submitApplication } from './submit-application.ts'
import { submitQuestionnaire } from './submit-questionnaire.ts'

export function applicationRoutes(deps: Deps): Handlers<typeof applicationContract> {
  return {
    async submitApplication({ body, client }) {
      const { receipt, isReplay } = await submitApplication(deps, body, client)
      return isReplay ? reply({ status: 200, data: receipt }) : receipt
    },
    findReceipt: ({ params, body, client }) => findReceipt(deps, params.applicationId, body.receiptSecret, client),
    async submitQuestionnaire({ body, client }) {
      const { receipt, isReplay } = await submitQuestionnaire(deps, body, client)
      return isReplay ? reply({ status: 200, data: receipt }) : receipt
    },
  }
}

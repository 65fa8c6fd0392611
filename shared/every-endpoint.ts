import { accountContract } from '#shared/account/contract.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { processContract } from '#shared/process/contract.ts'
import { siteContract } from '#shared/site/contract.ts'

/** The whole API on one page. */
export const everyEndpoint = {
  ...siteContract,
  ...processContract,
  ...documentContract,
  ...applicationContract,
  ...accountContract,
}
export type EndpointName = keyof typeof everyEndpoint

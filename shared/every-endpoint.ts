import { accountContract } from '#shared/account/contract.ts'
import { activityContract } from '#shared/activity/contract.ts'
import { apiDescriptionContract } from '#shared/api-description/contract.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { ownApplicationContract } from '#shared/application/own-contract.ts'
import { dataProtectionContract } from '#shared/data-protection/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { processContract } from '#shared/process/contract.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { propertyContract } from '#shared/property/manager/contract.ts'
import { photoContract } from '#shared/property/photo/contract.ts'
import { siteContract } from '#shared/site/contract.ts'
import { userContract } from '#shared/user/contract.ts'
import { viewContract } from '#shared/view/contract.ts'
import { documentRequestContract } from './document-request/manager/contract.ts'

/** The whole API on one page. */
export const everyEndpoint = {
  ...siteContract,
  ...apiDescriptionContract,
  ...processContract,
  ...dataProtectionContract,
  ...documentContract,
  ...applicationContract,
  ...ownApplicationContract,
  ...accountContract,
  ...organizationContract,
  ...userContract,
  ...activityContract,
  ...propertyContract,
  ...photoContract,
  ...managedProcessContract,
  ...managedApplicationContract,
  ...documentRequestContract,
  ...handoverContract,
  ...viewContract,
  ...syncContract,
}
export type EndpointName = keyof typeof everyEndpoint

import { accountContract } from '#shared/account/contract.ts'
import { activityContract } from '#shared/activity/contract.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { ownApplicationContract } from '#shared/application/own-contract.ts'
import { dataProtectionContract } from '#shared/data-protection/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { documentRequestContract } from '#shared/document-request/manager/contract.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
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
import { apiDescriptionContract } from './contract.ts'

interface Group {
  name: string
  description: string
  contracts: readonly object[]
}

/** The chapters of the description, in the order of a person's way through the product. */
export const groups: readonly Group[] = [
  { name: 'Site', description: 'The server itself.', contracts: [siteContract, apiDescriptionContract] },
  {
    name: 'Applying',
    description: 'What applicants call, without an account.',
    contracts: [processContract, dataProtectionContract, documentContract, applicationContract, ownApplicationContract],
  },
  { name: 'Sign-in', description: 'From the identity provider to an access token.', contracts: [accountContract] },
  { name: 'Organizations', description: 'Who lets homes.', contracts: [organizationContract] },
  { name: 'Users', description: 'Who works for them.', contracts: [userContract, activityContract] },
  {
    name: 'Properties',
    description: 'Homes, their rents, residents and photos.',
    contracts: [propertyContract, photoContract],
  },
  { name: 'Processes', description: 'The search for a new tenant.', contracts: [managedProcessContract] },
  {
    name: 'Applications',
    description: 'Who applied, and what became of it.',
    contracts: [managedApplicationContract, documentRequestContract, viewContract],
  },
  { name: 'Handover', description: 'Protocols of handing a home over.', contracts: [handoverContract] },
  { name: 'Sync', description: 'The feed that keeps devices up to date.', contracts: [syncContract] },
]

export const endpointNames = Object.keys(everyEndpoint) as EndpointName[] // a literal object's own keys

/** @throws for a contract that belongs to no group */
export function groupOf(name: EndpointName): string {
  const group = groups.find(({ contracts }) => contracts.some((contract) => Object.hasOwn(contract, name)))
  if (!group) throw new Error(`${name} belongs to no group`)
  return group.name
}

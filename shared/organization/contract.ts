import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { lifeSpanChange } from '#shared/life-span/own-table.ts'
import { paging } from '#shared/paging.ts'
import { erasuresOfDay } from '#shared/policy/erasures.ts'
import { email, id, searchText } from '#shared/text.ts'
import { newOrganization, organization, organizationChange, policySettings, privacySettings } from './organization.ts'

/** By which mail address they are known. */
export const personWanted = z.object({ email: email() })

export const organizationContract = defineContract({
  /** For a manager only the own one. */
  listOrganizations: endpoint('GET', '/api/organizations', 'manager', {
    /** `name` finds every organization whose name contains it. */
    query: z.object({ name: z.optional(searchText()), ...paging }),
    answer: z.array(organization),
  }),
  /** The same organization again, under the id that the client made, answers the stored one with 200. */
  createOrganization: endpoint('POST', '/api/organizations', 'platform-owner', {
    body: newOrganization,
    answer: organization,
    status: 201,
  }),
  /** One organization. */
  readOrganization: endpoint('GET', '/api/organizations/{id}', 'manager', {
    params: z.object({ id: id() }),
    answer: organization,
  }),
  /** What it is called, and where those who apply reach it; what is not named stays. Every change stands in its log. */
  changeOrganization: endpoint('PUT', '/api/organizations/{id}', 'manager', {
    params: z.object({ id: id() }),
    body: organizationChange,
    answer: organization,
  }),
  /** Every change stands in the organization's log. */
  changePrivacy: endpoint('PUT', '/api/organizations/{id}/privacy', 'manager', {
    params: z.object({ id: id() }),
    body: privacySettings,
    answer: organization,
  }),
  /**
   * By which country's rules those who apply are asked. Processes that there are keep theirs; every change stands in the
   * organization's log.
   */
  changePolicyPack: endpoint('PUT', '/api/organizations/{id}/policy-pack', 'manager', {
    params: z.object({ id: id() }),
    body: policySettings,
    answer: organization,
  }),
  /**
   * How long things last in its homes of a country. What is set comes in the place of what has its name, what is not named stays; every
   * change stands in the organization's log.
   */
  changeLifeSpans: endpoint('PUT', '/api/organizations/{id}/life-spans', 'manager', {
    params: z.object({ id: id() }),
    body: lifeSpanChange,
    answer: organization,
  }),
  /** How much of it was erased, day by day, the last first. It names nobody. */
  listErasures: endpoint('GET', '/api/organizations/{id}/erasures', 'manager', {
    params: z.object({ id: id() }),
    answer: z.array(erasuresOfDay),
  }),
  /** Everything of it: a ZIP with a JSON file for each table, and every document. Who asked for it stands in the log. */
  exportOrganization: endpoint('GET', '/api/organizations/{id}/archive.zip', 'manager', {
    params: z.object({ id: id() }),
    answer: 'stream',
  }),
  /**
   * What it holds of the person with this mail address, for who asks: a ZIP, with nothing of others. Who asked for it stands in the log. The
   * address is no part of the path: addresses are written down on the way.
   */
  exportPerson: endpoint('POST', '/api/organizations/{id}/person.zip', 'manager', {
    params: z.object({ id: id() }),
    body: personWanted,
    answer: 'stream',
  }),
})

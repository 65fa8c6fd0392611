import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { languages } from '#shared/languages.ts'

/**
 * Pages whose text the operator may set; the web app brings a default for each (applicant.md, Pages of the operator).
 */
const sitePages = ['privacy', 'terms', 'support'] as const
export type SitePage = (typeof sitePages)[number]

export const siteContract = defineContract({
  /** Whether the server is able to take an application. */
  readHealth: endpoint('GET', '/api/health', 'anyone', { answer: z.object({ status: z.literal('ok') }) }),
  /** What the operator configured, as far as everybody may know it. */
  readSite: endpoint('GET', '/api/site', 'anyone', {
    /** `contactEmail` is null when none is configured; what would write to it is disabled then. */
    answer: z.object({
      contactEmail: z.nullable(z.string()),
      /** `development` stands for demo users without passwords, and is said on the screen. */
      signIn: z.enum(['none', 'development', 'provider']),
      /** Whether the identity provider may bring an access token itself, in place of a code. */
      acceptsImplicit: z._default(z.boolean(), false),
    }),
  }),
  /** The text of a page that the operator may set. */
  readSitePage: endpoint('GET', '/api/site/pages/{page}', 'anyone', {
    params: z.object({ page: z.enum(sitePages) }),
    query: z.object({ language: z.catch(z.enum(languages), 'en') }),
    /** Plain text in paragraphs, null when the operator set none. */
    answer: z.object({ text: z.nullable(z.string()) }),
  }),
})

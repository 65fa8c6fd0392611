import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { homeCountries } from '#shared/home-countries.ts'

/** What an organization does with the data of those who apply, as far as it is its own; all else follows from the packs (facts.ts). */
const dataProtection = z.object({
  name: z.string(),
  /** Empty where nobody has said, as are the two below. */
  address: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** How many days rejected and withdrawn applications are kept; null is as the country of the home has it. */
  retentionDays: z.nullable(z.number()),
  /** How many days who lived in a home is kept after the last day of the tenancy; null is as its country has it. */
  residentDays: z._default(z.nullable(z.number()), null),
  /**
   * Each country in which it lets, by which pack is asked there (null is as the specification has it), and what besides; more than once where
   * open processes began with other rules than the next ones will.
   */
  homes: z.array(
    z.object({
      country: z.enum(homeCountries),
      policyPack: z.nullable(z.enum(homeCountries)),
      ownQuestions: z.array(z.string()),
    }),
  ),
  /** Of the site, as its operator configured it. */
  site: z.object({
    /** Null where none is configured. */
    contactEmail: z.nullable(z.string()),
    /** Through a provider of mails. */
    sendsMails: z.boolean(),
    /** The host of the object storage with the documents; null where they lie with the server. */
    storage: z.nullable(z.string()),
    /** For how long a backup may be kept. */
    backupDays: z.number(),
    /** For how long documents are kept whose application never came. */
    abandonedHours: z.number(),
  }),
})
export type DataProtection = z.output<typeof dataProtection>

export const dataProtectionContract = defineContract({
  /**
   * What an organization does with the data of those who apply, and nothing of them: by its id, or by the code of a process or property,
   * then for that home alone. Codes are looked up, and limited, as everywhere.
   */
  readDataProtection: endpoint('GET', '/api/external/data-protection/{of}', 'anyone', {
    params: z.object({ of: z.string().check(z.maxLength(64)) }),
    answer: dataProtection,
  }),
})

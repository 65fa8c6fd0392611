import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { OfferedProcess } from '#server/process/store.ts'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { packOfNewProcess, questionsOfNewProcess } from '#shared/policy/pack-choice.ts'

type Needed = Pick<Deps, 'db' | 'site'>

/** By what its next processes ask, in each country where it has a home, and its open ones, which keep what they began with. @throws AppError NOT_FOUND */
export async function ofOrganization({ db, site }: Needed, id: string): Promise<DataProtection> {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, id))
  if (!organization) throw new AppError('NOT_FOUND')
  const found = await db
    .selectDistinct({ country: properties.country })
    .from(properties)
    .where(eq(properties.organizationId, id))
  const next = found.map(({ country }) => {
    const policyPack = packOfNewProcess(organization.policyPack, country)
    return { country, policyPack, ownQuestions: questionsOfNewProcess(organization.ownQuestions, policyPack, country) }
  })
  const { policyPack, ownQuestions } = applicationProcesses
  const open = await db
    .selectDistinct({ country: properties.country, policyPack, ownQuestions })
    .from(applicationProcesses)
    .innerJoin(properties, eq(properties.id, applicationProcesses.propertyId))
    .where(and(eq(applicationProcesses.organizationId, id), ne(applicationProcesses.status, 'closed')))
  const each = new Map([...next, ...open].map((home) => [JSON.stringify(home), home]))
  const inOrder = homeCountries.flatMap((country) => [...each.values()].filter((home) => home.country === country))
  return published(organization, inOrder, site)
}

/** By what this very process asks. */
export const ofHome = ({ site }: Needed, { process, property, organization }: OfferedProcess): DataProtection =>
  published(
    organization,
    [{ country: property.country, policyPack: process.policyPack, ownQuestions: process.ownQuestions }],
    site,
  )

/** Each field is named here, so that a new column stays private until somebody publishes it. */
const published = (
  { name, address, contactEmail, contactPhone, retentionDays, residentDays }: typeof organizations.$inferSelect,
  homes: DataProtection['homes'],
  site: Needed['site'],
): DataProtection => ({
  name,
  address,
  contactEmail,
  contactPhone,
  retentionDays,
  residentDays,
  homes,
  site: { contactEmail: site.contactEmail, ...site.processing },
})

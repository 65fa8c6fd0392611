import * as z from 'zod/mini'
import { homeCountries } from '#shared/home-countries.ts'
import { defaultPropertyType, isPropertyType } from '#shared/property/property.ts'
import { optionalText } from '#shared/text.ts'

export const processStatuses = ['pending', 'open', 'closed'] as const
export type ProcessStatus = (typeof processStatuses)[number]

/**
 * `pending` is the table's default; everything that is not closed takes applications (manager.md, Application
 * processes).
 */
export const acceptsApplications = (process: { status: string }) => process.status !== 'closed'

export const startDateTypes = ['immediately', 'fixed_date'] as const

export const rentalDurations = ['6_months', '1_year', '2_years', 'indefinite'] as const
export const threeAnswers = ['yes', 'no', 'partially'] as const

/** Optional conditions of a process; the summary shows those that are set (applicant.md, Process summary). */
export const processConditions = z.partial(
  z.object({
    rentalDuration: z.enum(rentalDurations),
    securityDeposit: z.number(),
    additionalCosts: z.string(),
    utilitiesIncluded: z.enum(threeAnswers),
    specialConditions: z.string(),
    terminationNotice: z.string(),
    petPolicy: z.string(),
    smokingPolicy: z.string(),
  }),
)
export type ProcessConditions = z.output<typeof processConditions>

/** Who lets a home, and where somebody who applies may ask; empty where they gave no contact. */
const landlord = z.object({ name: z.string(), email: z.string(), phone: z.string() })
export type Landlord = z.output<typeof landlord>

const amount = z.nullish(z.number())
const text = z.nullish(z.string())

/**
 * A process as an applicant may see it: what an advert would show and nothing else (wire.md, Codes of processes).
 * Other servers of this API name some fields differently; `readProcess` is the one place that knows the names.
 */
export const externalProcess = z.looseObject({
  id: z.string(),
  code: text,
  status: z.string(),
  country: text,
  propertyName: text,
  propertyAddress: text,
  address: text,
  propertyType: text,
  rooms: z.nullish(z.union([z.number(), z.string()])),
  numberOfRooms: z.nullish(z.union([z.number(), z.string()])),
  squareMeters: amount,
  size: amount,
  newRent: amount,
  monthlyRent: amount,
  rent: amount,
  newSideCosts: amount,
  sideCosts: amount,
  startDate: text,
  startDateType: text,
  conditions: z.nullish(processConditions),
  landlord: z.nullish(landlord),
  /** By which country's rules it asks (shared/policy/packs); absent as the specification has it. */
  policyPack: text,
  /** What it asks besides; absent where that is nothing. */
  ownQuestions: z.nullish(z.array(z.string())),
})
export type ExternalProcess = z.output<typeof externalProcess>

/** One canonical name for each field, with its default (applicant.md, Process record). Undefined is: not applicable. */
export function readProcess(record: ExternalProcess) {
  const rooms = Number(record.rooms ?? record.numberOfRooms ?? Number.NaN)
  return {
    id: record.id,
    code: record.code ?? '',
    status: record.status,
    // One that only a later release knows stays unknown: its money is another one.
    country: record.country ? homeCountries.find((each) => each === record.country) : ('DE' as const),
    name: record.propertyName ?? '',
    address: record.propertyAddress ?? record.address ?? '',
    propertyType: isPropertyType(record.propertyType) ? record.propertyType : defaultPropertyType,
    rooms: Number.isFinite(rooms) ? rooms : undefined,
    squareMeters: record.squareMeters ?? record.size ?? undefined,
    rent: record.newRent ?? record.monthlyRent ?? record.rent ?? undefined,
    sideCosts: record.newSideCosts ?? record.sideCosts ?? undefined,
    startDate: record.startDate?.slice(0, 10),
    startDateType: record.startDateType === 'fixed_date' ? ('fixed_date' as const) : ('immediately' as const),
    conditions: record.conditions ?? {},
    landlord: record.landlord ?? undefined,
    policyPack: record.policyPack ?? undefined,
    ownQuestions: record.ownQuestions ?? undefined,
  }
}
export type ProcessSummary = ReturnType<typeof readProcess>

/** What the browser keeps under `selectedRentObject` (applicant.md, Browser storage). */
export const derivedRentObject = z.object({
  country: z.optional(z.enum(homeCountries)),
  address: optionalText(),
  propertyType: optionalText(),
  rooms: z.optional(z.number()),
  squareMeters: z.optional(z.number()),
  rent: z.optional(z.number()),
})
export type DerivedRentObject = z.output<typeof derivedRentObject>

export const deriveRentObject = ({ country, address, propertyType, rooms, squareMeters, rent }: ProcessSummary) =>
  ({ country, address, propertyType, rooms, squareMeters, rent }) satisfies DerivedRentObject

import * as z from 'zod/mini'

const person = z.object({ firstName: z.string(), lastName: z.string() })
const named = z.catch(
  z.object({
    name: z.optional(z.string()),
    applicationProcessName: z.optional(z.string()),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    reference: z.optional(z.string()),
    mainRenters: z.optional(z.array(person)),
    residents: z.optional(z.array(person)),
  }),
  {},
)

/** What people call a record, or what is to become one; empty for what has no name. */
export function labelOf(record: unknown): string {
  const { name, applicationProcessName, firstName, lastName, reference, mainRenters, residents } = named.parse(record)
  const first = mainRenters?.[0] ?? residents?.[0] ?? { firstName: firstName ?? '', lastName: lastName ?? '' }
  return name ?? applicationProcessName ?? (`${first.firstName} ${first.lastName}`.trim() || (reference ?? ''))
}

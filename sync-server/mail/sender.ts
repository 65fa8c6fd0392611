import type { organizations } from '#server/db/schema.ts'
import { email } from '#shared/text.ts'

/** Who a mail comes from, beside the address that sends all of them. */
export interface Sender {
  /** Undefined for the operator, who sends under the name that is configured. */
  name: string | undefined
  /** Empty where it is not known, like the phone. */
  address: string
  phone: string
  email: string | undefined
  /** Who answers questions where the sender gave no contact; undefined: no mail tells anybody to ask. */
  operatorEmail: string | undefined
}

type Organization = Pick<typeof organizations.$inferSelect, 'name' | 'address' | 'contactEmail' | 'contactPhone'>

/** An organization, or the operator where nobody is known. */
export const senderOf = (organization: Organization | undefined, operatorEmail: string | null): Sender => ({
  name: organization?.name,
  address: organization?.address ?? '',
  phone: organization?.contactPhone ?? '',
  email: addressIn(organization?.contactEmail),
  operatorEmail: addressIn(operatorEmail),
})

const addressIn = (text: string | null | undefined) => email().safeParse(text).data

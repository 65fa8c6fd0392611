import * as z from 'zod/mini'
import { type Role, roles } from '#shared/account/role.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id, MAX_TEXT_LENGTH, personName } from '#shared/text.ts'

/** Whom the organization page may create (manager.md, Organization page). */
export const invitableRoles = ['user', 'manager'] as const satisfies readonly Role[]
/** A person who has an account (manager.md, Organization page). */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Null for a platform owner. */
  organizationId: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Null for who was invited and has never come; missing from a server that did not note it. */
  firstSignInAt: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
})
export type User = z.output<typeof user>

const invitedRole = z.enum(invitableRoles, { error: 'role_required' satisfies IssueCode })

/** What a person types to invite somebody. */
export const invitation = z.object({
  firstName: personName('first_name_required'),
  lastName: personName('last_name_required'),
  email: z
    .string({ error: 'user_email_invalid' satisfies IssueCode })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.email({ error: 'user_email_invalid' satisfies IssueCode }),
      z.maxLength(MAX_TEXT_LENGTH, { error: 'user_email_invalid' satisfies IssueCode }),
    ),
  role: invitedRole,
})
export type Invitation = z.output<typeof invitation>

/** As what somebody works for the organization. */
export const roleChoice = z.object({ role: invitedRole })

/** What can be changed of a person who is there: one of it, or both. A platform owner is made elsewhere. */
export const userChange = z
  .object({
    isActive: z.optional(z.boolean()),
    role: z.optional(invitedRole),
  })
  .check(
    z.refine(({ isActive, role }) => isActive !== undefined || role !== undefined, {
      path: ['isActive'],
      error: 'required' satisfies IssueCode,
    }),
  )
export type UserChange = z.output<typeof userChange>

/**
 * An invitation on the wire. A password and `isActive` are accepted and ignored: the identity provider has the person
 * set one, and who is invited is active (sign-in.md, Inviting).
 */
export const newUser = z.object({ ...invitation.shape, id: z.optional(id()), organizationId: id() })
/** What our own client says there, so that its call is the documented one: it opens nothing, and nobody keeps it. */
export const asDocumented = { password: 'set-by-invitation', isActive: true } as const
export type NewUser = z.output<typeof newUser>

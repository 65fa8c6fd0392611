import * as z from 'zod/mini'
import { roles } from '#shared/account/role.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { flag, paging } from '#shared/paging.ts'
import { id, searchText } from '#shared/text.ts'
import { newUser, user, userChange } from './user.ts'

/** Who is signed in. Somebody whom the identity provider knows and this server does not has no role and no id. */
export const me = z.object({
  id: z.nullable(z.string()),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  organizationId: z.nullable(z.string()),
  organization: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type Me = z.output<typeof me>

export const userContract = defineContract({
  /** Who is signed in. */
  readMe: endpoint('GET', '/api/users/me', 'signed-in', { answer: me }),
  /** The people of an organization. `email` finds every address that contains it. */
  listUsers: endpoint('GET', '/api/users', 'manager', {
    query: z.object({
      email: z.optional(searchText()),
      organizationId: z.optional(id()),
      role: z.optional(z.enum(roles)),
      isActive: z.optional(flag()),
      ...paging,
    }),
    answer: z.array(user),
  }),
  /** Invites a person. The same invitation again, under the id that the client made, answers the same user with 200. */
  inviteUser: endpoint('POST', '/api/users', 'manager', { body: newUser, answer: user, status: 201 }),
  /** One person. */
  readUser: endpoint('GET', '/api/users/{id}', 'manager', { params: z.object({ id: id() }), answer: user }),
  /** Sends an invitation once more, to who has not signed in yet; at most 5 times a day. */
  resendInvitation: endpoint('POST', '/api/users/{id}/invitation', 'manager', {
    params: z.object({ id: id() }),
    answer: user,
  }),
  /** Takes an invitation back: the account is gone, here and where the invited person would have set a password. */
  takeInvitationBack: endpoint('DELETE', '/api/users/{id}/invitation', 'manager', {
    params: z.object({ id: id() }),
    answer: z.object({ id: z.string() }),
  }),
  /**
   * Lets a person in or keeps them out, within a minute and everywhere, and says as what: `user` or `manager`. What is not named
   * stays. Who is not a manager any more is signed out. Nobody changes their own role, nor that of an organization's last manager.
   */
  changeUser: endpoint('PUT', '/api/users/{id}', 'manager', {
    params: z.object({ id: id() }),
    body: userChange,
    answer: user,
  }),
})

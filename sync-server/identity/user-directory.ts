/** Who may sign in at the identity provider, as far as it lets us say so. The users table alone gives a role. */
export interface UserDirectory {
  /** Whether the provider itself writes to who is invited; otherwise that is ours to do. */
  readonly sendsInvitations: boolean
  /**
   * Asks the person to set a password of their own. Once more for the same address is fine.
   * @returns the person's `sub` at the provider; undefined where it is learnt at the first sign-in, by verified e-mail
   * @throws AppError SIGN_IN_UNAVAILABLE when the provider cannot be reached
   */
  invite: (user: InvitedUser) => Promise<string | undefined>
  /**
   * Writes once more to who was invited and has set no password yet, with time anew to do so.
   * @returns whether the provider wrote; otherwise that is ours to do
   * @throws as `invite`
   */
  inviteAgain: (user: Pick<InvitedUser, 'email'>) => Promise<boolean>
  /** Removes who was invited, and whom the provider knows by that alone. Somebody unknown is fine. @throws as `invite` */
  remove: (subject: string) => Promise<void>
  /** Ends the person's sessions and lets in no new one. Somebody unknown stays so. @throws as `invite` */
  deactivate: (subject: string) => Promise<void>
  /** @throws as `invite` */
  reactivate: (subject: string) => Promise<void>
}

export interface InvitedUser {
  email: string
  firstName: string
  lastName: string
}

/**
 * For the development provider, whose people are the users table itself, and for providers whose people are kept elsewhere.
 */
export const noDirectory: UserDirectory = {
  sendsInvitations: false,
  invite: () => Promise.resolve(undefined),
  inviteAgain: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  deactivate: () => Promise.resolve(),
  reactivate: () => Promise.resolve(),
}

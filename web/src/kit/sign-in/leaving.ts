/** How the earlier person leaves the identity provider, before the next one signs in; who manages knows it, and tells it here. */
export const leaving: {
  find?: () => Promise<string | null>
  /** Somebody signed out in this page, which is on its way to the provider. */
  isUnderway?: true
  /** Somebody signs in, who goes to the provider by the way out themselves. */
  isAwaited?: true
} = {}

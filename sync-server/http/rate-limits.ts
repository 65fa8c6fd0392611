/**
 * Limits per client. Each takes one point and throws AppError RATE_LIMITED, with the seconds to wait, when none is left.
 * Handlers call them after they know that a request is no replay, so that a limit never turns a success into a failure.
 */
export interface RateLimits {
  /** Any look-up of a code. */
  lookUp: (client: string) => Promise<void>
  /**
   * A look-up that may find nothing, taken before it is known: the small budgets, of the client and of everybody, that keep codes from
   * being enumerated. Once one of them is spent, a right code is answered as a wrong one.
   */
  miss: (client: string) => Promise<void>
  /** It did find something: what `miss` took is given back. */
  hit: (client: string) => Promise<void>
  /** A proof of work, by its name: there is one of each. */
  spend: (proof: string) => Promise<void>
  presign: (client: string) => Promise<void>
  /** Bytes of documents that are new here, counted by the day, whether they are submitted or not; else UPLOADS_PAUSED. */
  upload: (client: string, bytes: number) => Promise<void>
  submit: (client: string) => Promise<void>
  /** A question for a receipt. */
  receipt: (client: string) => Promise<void>
  /** An attempt to prove whose an application is, counted by the day and by its id, wherever it comes from; else PROOF_SPENT. */
  proof: (applicationId: string) => Promise<void>
  /** The attempt was right: it is given back. */
  proven: (applicationId: string) => Promise<void>
  /** A step of a sign-in. */
  signIn: (client: string) => Promise<void>
  /** A fresh access token for a session; many people may share one address. */
  renew: (client: string) => Promise<void>
}

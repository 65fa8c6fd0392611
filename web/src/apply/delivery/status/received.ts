/** What the page that submits tells the next one; it lies in the history of this tab alone, and not in the device's database. */
export interface Submitted {
  /** Where the confirmation goes. */
  mailedTo?: string | undefined
}

/** What the success page is told. */
export interface Received extends Submitted {
  applicationId: string
}

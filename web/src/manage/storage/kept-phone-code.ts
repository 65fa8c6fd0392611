/** What takes this device back from those it was given to. A code is not kept itself: people choose the one of their bank, too. */
export interface KeptPhoneCode {
  key: 'phone'
  salt: string
  hash: ArrayBuffer
  /** Tries in a row that were wrong, and when the last one was; epoch milliseconds. */
  wrong: number
  wrongAt: number
}

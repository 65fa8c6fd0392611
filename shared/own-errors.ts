/** Failures that only people meet who look at what they sent. */
export const ownErrors = {
  PROOF_WRONG: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.PROOF_WRONG',
      message: 'This is not in the application. Please enter the date of birth or the email address of a main renter.',
    },
  },
  APPLICATION_KEPT: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.APPLICATION_KEPT',
      message: 'An offer was accepted: the landlord has to keep this application. Please contact them.',
    },
  },
  PROOF_SPENT: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.PROOF_SPENT',
      message: 'This was entered wrongly too often. Please try again tomorrow, or ask the landlord.',
    },
  },
} as const

/** Every address of the product (applicant.md §2); the only place that knows them. */
export const paths = {
  landing: '/',
  codeEntry: '/applications',
  processSummary: '/application-process-details',
  questionnaire: '/questionnaire',
  success: '/success',
  myApplications: '/my-applications',
  adminLogin: '/admin-login',
  signInCallback: '/auth/cognito/callback',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
} as const

/** The link and QR code that bring an applicant to a process. */
export const applyLink = (origin: string, code: string) =>
  `${origin}${paths.codeEntry}?${new URLSearchParams({ code })}`

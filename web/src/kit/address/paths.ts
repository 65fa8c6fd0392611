/** For who applies (applicant.md, Routes). */
const applyPaths = {
  landing: '/',
  codeEntry: '/applications',
  processSummary: '/application-process-details',
  questionnaire: '/questionnaire',
  success: '/success',
  /** What is on this phone: unfinished, waiting to be sent, received. Not in the specification: docs/decisions/013. */
  myApplications: '/my-applications',
  /** Where the link of a mail leads that asks for documents: shared/document-request/request-link.ts says what follows. */
  requestedDocuments: '/requested-documents',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  /** Of an organization by its id, or of a home by its code. */
  dataProtectionOf: '/data-protection/:of',
} as const

/** Where people who manage come in: read before anything of theirs is there. */
export const signInPaths = {
  adminLogin: '/admin-login',
  /** The specification knows both. */
  adminLoginToo: '/admin/login',
} as const

/** For people who manage. */
export const managePaths = {
  signInCallback: '/auth/cognito/callback',
  authValidation: '/auth-validation',
  accessDenied: '/access-denied',
  admin: '/admin',
  property: '/admin/properties/:propertyId',
  team: '/admin/team',
  activity: '/admin/activity',
  lifeSpans: '/admin/life-spans',
  dataProtection: '/admin/privacy',
  processingRecord: '/admin/privacy/:organizationId/record',
  process: '/application-process/:processId',
  application: '/application-process/:processId/application/:applicationId',
  protocols: '/abnahmeprotokolle',
  /** One protocol, and its steps below. */
  protocol: '/abnahmeprotokolle/:protocolId/*',
  platform: '/platform',
  organization: '/organizations/:orgId',
  /** For developers. */
  apiTests: '/api-tests',
} as const

/** Every address of the product; the only place that knows them. */
export const paths = { ...applyPaths, ...signInPaths, ...managePaths }

/** Pages of people who manage, the way in among them, by the first part of their addresses. */
const managed = new Set([...Object.values(signInPaths), ...Object.values(managePaths)].map(firstPart))
export const isManaged = (pathname: string) => managed.has(firstPart(pathname))

function firstPart(pathname: string) {
  return pathname.split('/')[1]
}

/** Where it is read what becomes of the data of who applies. @param of an organization's id, or the code of a home */
export const dataProtectionPath = (of: string) => paths.dataProtectionOf.replace(':of', encodeURIComponent(of))

/** The link and QR code that bring an applicant to a process. */
export const applyLink = (origin: string, code: string) =>
  `${origin}${paths.codeEntry}?${new URLSearchParams({ code })}`

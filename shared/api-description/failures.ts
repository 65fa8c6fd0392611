import type { Endpoint } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { commandOf } from '#shared/every-command.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'

/** Every code that a call may be refused with: what follows from its contract, and what its use case adds. */
export function failuresOf(name: EndpointName): ErrorCode[] {
  const { access, method, path, params, query, body }: Endpoint = everyEndpoint[name]
  const conflict = commandOf(name)?.conflict
  const isGuarded = access !== 'anyone'
  const isJson = body !== undefined && body !== 'bytes'
  const codes: ErrorCode[] = [
    'INTERNAL',
    'UNAVAILABLE',
    ...(isGuarded ? callerRefused : []),
    ...(access === 'manager' || access === 'platform-owner' ? (['ACCESS_DENIED'] as const) : []),
    ...(isGuarded && method !== 'GET' && method !== 'HEAD' ? commandRefused : []),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(isGuarded && path.includes('/application-processes/{') ? (['PROCESS_NOT_FOUND'] as const) : []),
    ...(query ? (['QUERY_AMBIGUOUS'] as const) : []),
    ...(query || isJson ? (['VALIDATION_FAILED'] as const) : []),
    ...(isJson ? bodyRefused : []),
    ...(ownFailures[name] ?? []),
    ...(conflict ? [conflict] : []),
  ]
  return [...new Set(codes)]
}

/** Of whoever must be known, with the headers that only they send (`If-Match`, `X-Acting-User`). */
const callerRefused = [
  'UNAUTHORIZED',
  'ACCOUNT_DEACTIVATED',
  'FOREIGN_ORIGIN',
  'ACTOR_MISMATCH',
  'SIGN_IN_UNAVAILABLE',
  'VALIDATION_FAILED',
] as const
/** Of a write under an `Idempotency-Key`; what it wrote may have been erased since. */
const commandRefused = ['COMMAND_MISMATCH', 'APPLICATION_ERASED', 'NOT_FOUND'] as const
const bodyRefused = ['INVALID_JSON', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'] as const

const tus = ['TUS_VERSION_UNSUPPORTED', 'UPLOAD_URL_INVALID'] as const
const bytes = [
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'UPLOAD_MISMATCH',
  'DOCUMENT_CONFLICT',
  'DOCUMENT_INFECTED',
  'STORAGE_FULL',
  'UPLOADS_PAUSED',
] as const
const signIn = ['RATE_LIMITED', 'FOREIGN_ORIGIN', 'SIGN_IN_UNAVAILABLE'] as const
const submission = [
  'STORAGE_FULL',
  'APPLICATION_ERASED',
  'CLIENT_TOO_OLD',
  'DOCUMENTS_MISSING',
  'IDEMPOTENCY_MISMATCH',
] as const
/** By who holds a receipt, or a link. */
const held = ['APPLICATION_ERASED', 'RATE_LIMITED'] as const
const proven = [...held, 'PROOF_WRONG', 'PROOF_SPENT'] as const
const draft = ['PROTOCOL_SIGNED'] as const

const ownFailures: { [Name in EndpointName]?: readonly ErrorCode[] } = {
  lookUpProcess: ['PROCESS_NOT_FOUND', 'RATE_LIMITED'],
  readDataProtection: ['PROCESS_NOT_FOUND', 'RATE_LIMITED'],
  presignDocument: [
    'PROCESS_NOT_FOUND',
    'APPLICATION_CLOSED',
    'APPLICATION_ERASED',
    'ALREADY_SUBMITTED',
    'DOCUMENTS_NOT_REQUESTED',
    'NOT_FOUND',
    'DOCUMENT_CONFLICT',
    'DOCUMENT_LIMIT_REACHED',
    'RATE_LIMITED',
    'STORAGE_FULL',
    'UPLOADS_PAUSED',
  ],
  uploadProgress: [...tus, 'DOCUMENT_CONFLICT'],
  continueUpload: [...tus, ...bytes, 'UPLOAD_OFFSET_MISMATCH'],
  uploadDocument: [...bytes, 'UPLOAD_URL_INVALID'],
  submitApplication: [...submission, 'APPLICATION_CLOSED', 'PROCESS_NOT_FOUND', 'RATE_LIMITED'],
  findReceipt: held,
  readOwnApplication: proven,
  downloadOwnDocument: proven,
  withdrawOwnApplication: [...proven, 'APPLICATION_KEPT'],
  eraseOwnApplication: [...proven, 'APPLICATION_KEPT'],
  submitQuestionnaire: [...submission, 'RATE_LIMITED'],
  readLoginUrl: [...signIn, 'SIGN_IN_NOT_SET_UP'],
  exchangeCode: [...signIn, 'SIGN_IN_NOT_SET_UP', 'SIGN_IN_FAILED', 'ACCOUNT_DEACTIVATED'],
  renewToken: [...signIn, 'UNAUTHORIZED', 'ACCOUNT_DEACTIVATED'],
  signOut: signIn,
  createOrganization: ['IDEMPOTENCY_MISMATCH'],
  inviteUser: ['IDEMPOTENCY_MISMATCH', 'USER_EXISTS', 'RATE_LIMITED'],
  resendInvitation: ['NOT_INVITED', 'RATE_LIMITED'],
  takeInvitationBack: ['NOT_INVITED'],
  changeUser: ['OWN_ACCOUNT', 'OWN_ROLE', 'LAST_MANAGER', 'ROLE_FIXED'],
  createRentObject: ['IDEMPOTENCY_MISMATCH'],
  addResidents: ['IDEMPOTENCY_MISMATCH', 'HOME_TAKEN'],
  changeResident: ['HOME_TAKEN'],
  moveOutResident: ['RESIDENT_MOVED_OUT', 'HOME_TAKEN'],
  createProcess: ['IDEMPOTENCY_MISMATCH'],
  changeStatus: ['INVALID_TRANSITION', 'HOME_TAKEN'],
  addNote: ['IDEMPOTENCY_MISMATCH'],
  createView: ['IDEMPOTENCY_MISMATCH'],
  requestDocuments: ['DOCUMENTS_NOT_REQUESTED', 'REQUEST_LIMIT_REACHED'],
  readRequestedDocuments: [...held, 'DOCUMENTS_NOT_REQUESTED'],
  addRequestedDocuments: [...held, 'DOCUMENTS_NOT_REQUESTED', 'DOCUMENTS_MISSING', 'DOCUMENT_LIMIT_REACHED'],
  addPhoto: ['UPLOADS_PAUSED', 'DOCUMENT_CONFLICT', 'PHOTO_LIMIT_REACHED'],
  changePhoto: ['PHOTO_LIMIT_REACHED'],
  photoProgress: ['TUS_VERSION_UNSUPPORTED', 'DOCUMENT_CONFLICT'],
  continuePhoto: ['TUS_VERSION_UNSUPPORTED', ...bytes, 'UPLOAD_OFFSET_MISMATCH'],
  createProtocol: ['IDEMPOTENCY_MISMATCH'],
  deleteProtocol: [...draft, 'EDIT_CONFLICT'],
  changeProtocol: draft,
  putRoom: draft,
  removeRoom: draft,
  announceFile: ['UPLOADS_PAUSED', 'DOCUMENT_CONFLICT', 'PROTOCOL_LIMIT_REACHED', 'PROTOCOL_SIGNED'],
  fileProgress: ['TUS_VERSION_UNSUPPORTED', 'DOCUMENT_CONFLICT'],
  continueFile: ['TUS_VERSION_UNSUPPORTED', ...bytes, 'UPLOAD_OFFSET_MISMATCH'],
  signProtocol: [...draft, 'EDIT_CONFLICT', 'CONTENT_CHANGED', 'FILES_MISSING'],
  voidProtocol: ['EDIT_CONFLICT'],
  newEdition: ['EDIT_CONFLICT', 'IDEMPOTENCY_MISMATCH'],
  sendCopies: ['EDIT_CONFLICT', 'RATE_LIMITED'],
  pullChanges: ['NOT_FOUND'],
  watchChanges: ['NOT_FOUND'],
}

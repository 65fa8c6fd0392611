import { fillPath } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'
import { buildSubmission } from './build/build.ts'
import { buildAnnouncement, type buildHandover } from './build/build-handover.ts'
import { buildPhotoAnnouncement, buildPropertyForm, buildResidentForm } from './build/build-managed-records.ts'
import { jpegBytes, pdfBytes } from './build/files.ts'
import { PRESIGN, postJson, presignRequest } from './requests.ts'
import type { TestApp } from './test-app.ts'

/** Of one organization, or of none: ids that nobody has. */
export interface Records {
  organizationId: string
  userId: string
  /** Each is good for one that is taken back. */
  invitedIds: string[]
  process: { id: string; code: string }
  propertyId: string
  residentId: string
  applicationId: string
  documentId: string
  noteId: string
  mainRenterId: string
  photo: { id: string; size: number }
  /** Each is good for one that is removed. */
  viewIds: string[]
  handover: Awaited<ReturnType<typeof buildHandover>>
}

export interface ValidRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  bytes?: Uint8Array<ArrayBuffer>
  /** Instead of the endpoint's own path. */
  url?: string
}

interface Recipe {
  /**
   * What the request says about whose record it is about: it names one, or one of the processes, whose
   * existence is no secret (sign-in.md, Roles), or only narrows a list down, or says nothing.
   */
  names: 'a record' | 'a process' | 'a filter' | 'nothing'
  build: (records: Records, app: TestApp['app']) => ValidRequest | Promise<ValidRequest>
}

/** How to call each endpoint rightly: one that is missing here does not compile. */
export const validRequests: Record<EndpointName, Recipe> = {
  readHealth: nothing(),
  readSite: nothing(),
  readSitePage: nothing({ params: { page: 'terms' } }),
  readApiDescription: nothing(),
  lookUpProcess: aRecord(({ process }) => ({ params: { code: process.code } })),
  readDataProtection: aRecord(({ organizationId }) => ({ params: { of: organizationId } })),
  presignDocument: aRecord(({ process }) => ({ body: presignRequest(process) })),
  uploadProgress: anUpload({ 'Tus-Resumable': '1.0.0' }),
  continueUpload: anUpload(
    { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    pdfBytes(200),
  ),
  uploadDocument: anUpload({ 'Content-Type': 'application/pdf' }, pdfBytes(200)),
  submitApplication: aRecord(({ process }) => ({ body: buildSubmission(process) })),
  findReceipt: nothing({ params: { applicationId: newId() }, body: { receiptSecret: 'x'.repeat(43) } }),
  readOwnApplication: byReceipt(),
  downloadOwnDocument: byReceipt({ documentId: newId() }),
  withdrawOwnApplication: byReceipt(),
  eraseOwnApplication: byReceipt(),
  submitQuestionnaire: aRecord(({ process }) => ({ body: buildSubmission(process) })),
  readLoginUrl: nothing(),
  exchangeCode: nothing({ body: { code: 'code', redirectUri: 'https://einzug.test/auth/cognito/callback' } }),
  renewToken: nothing(),
  signOut: nothing(),
  listOrganizations: { names: 'a filter', build: () => ({ query: { limit: '100' } }) },
  createOrganization: { names: 'nothing', build: () => ({ body: { name: 'Neue Verwaltung' } }) },
  readOrganization: aRecord(({ organizationId }) => ({ params: { id: organizationId } })),
  changeOrganization: aRecord(({ organizationId }) => ({
    params: { id: organizationId },
    body: { name: 'Neu benannt', contactEmail: 'kontakt@einzug.test' },
  })),
  changePrivacy: aRecord(({ organizationId }) => ({ params: { id: organizationId }, body: { retentionDays: 30 } })),
  changePolicyPack: aRecord(({ organizationId }) => ({ params: { id: organizationId }, body: { policyPack: 'CH' } })),
  changeLifeSpans: aRecord(({ organizationId }) => ({
    params: { id: organizationId },
    body: {
      country: 'CH',
      set: [{ name: 'paint', years: 9, freeYears: 0, restPercent: 0, source: 'Hausverband 2026', since: '2026-01-01' }],
      removed: [],
    },
  })),
  listErasures: aRecord(({ organizationId }) => ({ params: { id: organizationId } })),
  exportOrganization: aRecord(({ organizationId }) => ({ params: { id: organizationId } })),
  exportPerson: aRecord(({ organizationId }) => ({
    params: { id: organizationId },
    body: { email: 'amelie@mueller.test' },
  })),
  readMe: nothing(),
  listUsers: aFilter(),
  inviteUser: aRecord(({ organizationId }) => ({
    body: { firstName: 'Neu', lastName: 'Hier', email: `${newId()}@einzug.test`, role: 'user', organizationId },
  })),
  readUser: aRecord(({ userId }) => ({ params: { id: userId } })),
  resendInvitation: aRecord(({ invitedIds: [id = 'used up'] }) => ({ params: { id } })),
  takeInvitationBack: aRecord(({ invitedIds }) => ({ params: { id: invitedIds.pop() ?? 'used up' } })),
  changeUser: aRecord(({ userId }) => ({ params: { id: userId }, body: { isActive: true } })),
  listActivities: aFilter(),
  listRentObjects: aFilter(),
  listAdminRentObjects: aFilter(),
  createRentObject: aRecord(({ organizationId }) => ({ body: { ...buildPropertyForm(), organizationId } })),
  readRentObject: aRecord(({ propertyId: id }) => ({ params: { id } })),
  changeRent: aRecord(({ propertyId: id }) => ({ params: { id }, body: { baseRent: 990, sideCosts: 110 } })),
  changeDetails: aRecord(({ propertyId: id }) => ({ params: { id }, body: { name: 'Neu benannt', rooms: null } })),
  addPhoto: aRecord(({ propertyId }) => ({ params: { propertyId }, body: buildPhotoAnnouncement() })),
  changePhoto: aRecord((records) => ({ params: photoOfProperty(records), body: { place: 3, isRemoved: false } })),
  photoProgress: aRecord((records) => ({ params: photoOfProperty(records), headers: { 'Tus-Resumable': '1.0.0' } })),
  // Everything of it has arrived: nothing more is the next piece.
  continuePhoto: aRecord((records) => ({ params: photoOfProperty(records), headers: afterAll(records.photo.size) })),
  downloadPhoto: aRecord((records) => ({ params: photoOfProperty(records) })),
  addResidents: aRecord(({ propertyId }) => ({
    params: { propertyId },
    // Somebody else each time: who lives there already is not added.
    body: { residents: [buildResidentForm({ lastName: newId() })] },
  })),
  changeResident: aRecord(({ propertyId, residentId }) => ({
    params: { propertyId, residentId },
    body: buildResidentForm({ lastName: newId() }),
  })),
  moveOutResident: aRecord(({ propertyId, residentId }) => ({
    params: { propertyId, residentId },
    body: { moveOutDate: '2027-03-31' },
  })),
  listProcesses: aFilter(),
  createProcess: aRecord(({ organizationId, propertyId: rentObjectId }) => ({
    body: { organizationId, rentObjectId, applicationProcessName: 'Nachmiete' },
  })),
  readProcess: aProcess(({ process: { id } }) => ({ params: { id } })),
  changeProcess: aProcess(({ process: { id } }) => ({ params: { id }, body: { status: 'closed' } })),
  closeProcessFor: aProcess(({ process: { id }, applicationId }) => ({ params: { id, applicationId } })),
  exportApplications: aProcess(({ process: { id } }) => ({ params: { id } })),
  listApplications: aFilter(),
  readApplication: aRecord(({ applicationId: id }) => ({ params: { id } })),
  listDocuments: aRecord(({ applicationId: id }) => ({ params: { id } })),
  downloadDocument: aRecord(({ applicationId: id, documentId }) => ({ params: { id, documentId } })),
  changeStatus: aRecord(({ applicationId: id }) => ({ params: { id, status: 'accepted' } })),
  requestDocuments: aRecord(({ applicationId: id, mainRenterId }) => ({
    params: { id },
    body: { mainRenterIds: [mainRenterId], types: ['proof_of_income'] },
  })),
  readRequestedDocuments: byLink({}),
  addRequestedDocuments: byLink({ id: newId(), documents: [{ id: newId(), type: 'proof_of_income' }] }),
  previewStatusMail: aRecord(({ applicationId: id }) => ({
    params: { id, status: 'rejected' },
    body: { reason: 'Zu klein' },
  })),
  setStar: aRecord(({ applicationId: id }) => ({ params: { id }, body: { isStarred: true } })),
  setTag: aRecord(({ applicationId: id }) => ({ params: { id }, body: { tag: 'Favorit', isTagged: true } })),
  addNote: aRecord(({ applicationId: id }) => ({ params: { id }, body: { text: 'Ruhig und freundlich' } })),
  removeNote: aRecord(({ applicationId: id, noteId }) => ({ params: { id, noteId } })),
  createView: aRecord(({ organizationId }) => ({
    body: { organizationId, name: `Ansicht ${newId()}`, query: 'status=submitted' },
  })),
  changeView: aRecord(({ viewIds: [id = 'used up'] }) => ({ params: { id }, body: { query: 'mark=star' } })),
  removeView: aRecord(({ viewIds }) => ({ params: { id: viewIds.pop() ?? 'used up' } })),
  listProtocols: aFilter(),
  createProtocol: aRecord(({ propertyId }) => ({
    body: { propertyId, date: '2027-01-15', participants: '["Anna Alt"]' },
  })),
  deleteProtocol: aRecord(({ handover }) => ({ params: { id: handover.draftIds.pop() ?? 'used up' } })),
  readProtocol: aRecord(({ handover }) => ({ params: { id: handover.protocolId } })),
  changeProtocol: aRecord(({ handover }) => ({
    params: { id: handover.protocolId },
    body: { content: { date: '2027-01-16' }, participants: ['Anna Alt'] },
  })),
  putRoom: aRecord(({ handover }) => ({
    params: roomOf(handover),
    body: { name: newId(), position: 1, coverage: null },
  })),
  removeRoom: aRecord(({ handover }) => ({ params: roomOf(handover) })),
  announceFile: aRecord(({ handover }) => ({
    params: { id: handover.protocolId },
    body: buildAnnouncement('photo', jpegBytes()),
  })),
  fileProgress: aRecord(({ handover }) => ({ params: photoOf(handover), headers: { 'Tus-Resumable': '1.0.0' } })),
  // Everything of it has arrived: nothing more is the next piece.
  continueFile: aRecord(({ handover }) => ({
    params: photoOf(handover),
    headers: afterAll(handover.photo.size),
  })),
  downloadFile: aRecord(({ handover }) => ({ params: photoOf(handover) })),
  signProtocol: aRecord(({ handover: { toSign } }) => ({ params: { id: toSign.id }, body: toSign.signing })),
  voidProtocol: aRecord(({ handover }) => ({ params: { id: handover.toVoidId }, body: { reason: 'Falsche Wohnung' } })),
  newEdition: aRecord(({ handover }) => ({ params: { id: handover.signedId }, body: { id: newId() } })),
  sendCopies: aRecord(({ handover }) => ({
    params: { id: handover.signedId },
    body: { recipients: ['anna@alt.test'] },
  })),
  pullChanges: aRecord(({ organizationId }) => ({ query: { organizationId, digest: 'true' } })),
  watchChanges: aRecord(({ organizationId }) => ({ query: { organizationId } })),
}

const photoOfProperty = ({ propertyId, photo }: Records) => ({ propertyId, photoId: photo.id })

const afterAll = (size: number) => ({
  'Tus-Resumable': '1.0.0',
  'Upload-Offset': String(size),
  'Content-Type': 'application/offset+octet-stream',
})

export async function sendValidRequest(
  app: TestApp['app'],
  name: EndpointName,
  records: Records,
  caller: Record<string, string>,
): Promise<Response> {
  const { method, path } = everyEndpoint[name]
  const { params, query, body, headers, bytes, url } = await validRequests[name].build(records, app)
  const address = url ?? `${fillPath(path, params)}?${new URLSearchParams(query).toString()}`
  const content = body === undefined ? bytes : JSON.stringify(body)
  return app.request(address, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...caller },
    ...(content !== undefined && { body: content }),
  })
}

const roomOf = ({ protocolId: id, roomId }: Records['handover']) => ({ id, roomId })
const photoOf = ({ protocolId: id, photo }: Records['handover']) => ({ id, fileId: photo.id })

function nothing(request: ValidRequest = {}): Recipe {
  return { names: 'nothing', build: () => request }
}

/** Nobody's: another secret is answered like an id that nobody knows. */
function byReceipt(params: Record<string, string> = {}): Recipe {
  return nothing({ params: { applicationId: newId(), ...params }, body: { receiptSecret: 'x'.repeat(43) } })
}

/** Nobody's, as with another's receipt. */
function byLink(body: Record<string, unknown>): Recipe {
  const params = { applicationId: newId(), mainRenterId: newId() }
  return nothing({ params, body: { linkSecret: 'x'.repeat(43), ...body } })
}

function aFilter(): Recipe {
  return { names: 'a filter', build: ({ organizationId }) => ({ query: { organizationId, limit: '100' } }) }
}

function aProcess(build: (records: Records) => ValidRequest): Recipe {
  return { names: 'a process', build }
}

function aRecord(build: (records: Records) => ValidRequest): Recipe {
  return { names: 'a record', build }
}

/** To an address that was signed before; for a process that does not exist none is, and the signature is missing. */
function anUpload(headers: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>): Recipe {
  return {
    names: 'a record',
    build: async ({ process }, app) => {
      const response = await postJson(app, PRESIGN, presignRequest(process))
      const { data } = (await response.json()) as { data?: { uploadUrl: string } }
      return { url: data?.uploadUrl ?? `/api/documents/${newId()}/content`, headers, ...(bytes && { bytes }) }
    },
  }
}

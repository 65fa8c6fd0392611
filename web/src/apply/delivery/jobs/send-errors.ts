/** A document could not be sent; the reason is the cause. */
export class DocumentUploadError extends Error {
  readonly documentName: string
  /** The API had answered before the bytes failed. */
  readonly wasPresigned: boolean
  constructor(documentName: string, wasPresigned: boolean, cause: unknown) {
    super('Upload failed', { cause })
    this.documentName = documentName
    this.wasPresigned = wasPresigned
  }
}

/** What lies on the device is not what was added: a part is missing, or has changed. */
export class DocumentDamagedError extends Error {
  readonly documentName: string
  constructor(documentName: string) {
    super('A part of this document is missing on the device')
    this.documentName = documentName
  }
}

/** Nobody knows the link under which these documents were asked for. */
export class LinkUnknownError extends Error {}

/** The code that was typed without a connection opens nothing. */
export class CodeUnknownError extends Error {}

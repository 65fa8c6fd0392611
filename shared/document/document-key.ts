/** Where the bytes of a document lie. Made from ids alone, so that the device knows it before anything was sent. */
export const documentKey = (document: { applicationId: string; id: string }): string =>
  `applications/${document.applicationId}/${document.id}`

/** Its opaque address; nobody reads a document there without permission. */
export const documentUrl = (id: string): string => `/api/documents/${id}`

/** Failures that only people meet who send something, or look at what they sent. */
export const sendingErrors = {
  UPLOAD_URL_INVALID: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.UPLOAD_URL_INVALID',
      message: 'The permission to send this document has expired. Please submit again.',
    },
  },
  PROOF_WRONG: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.PROOF_WRONG',
      message: 'This is not in the application. Please enter the date of birth or the email address of a main renter.',
    },
  },
  DOCUMENTS_MISSING: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.DOCUMENTS_MISSING',
      message: 'Some documents have not arrived completely. Please submit again to send them.',
    },
  },
  DOCUMENT_CONFLICT: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.DOCUMENT_CONFLICT',
      message: 'This document was already sent with other content. Please remove it and add it again.',
    },
  },
  DOCUMENT_LIMIT_REACHED: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.DOCUMENT_LIMIT_REACHED',
      message:
        'An application can hold at most 200 documents and 250 MB, 20 documents for each person. Please remove some documents.',
    },
  },
  UPLOAD_OFFSET_MISMATCH: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.UPLOAD_OFFSET_MISMATCH',
      message:
        'This part of the document does not follow the part that arrived before. Ask for the offset and go on there.',
    },
  },
  ALREADY_SUBMITTED: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.ALREADY_SUBMITTED',
      message: 'This application has already been received. Documents can no longer be added to it.',
    },
  },
  DOCUMENTS_NOT_REQUESTED: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.DOCUMENTS_NOT_REQUESTED',
      message: 'This application takes no documents at the moment. Please contact the landlord.',
    },
  },
  APPLICATION_KEPT: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.APPLICATION_KEPT',
      message: 'An offer was accepted: the landlord has to keep this application. Please contact them.',
    },
  },
  APPLICATION_ERASED: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.APPLICATION_ERASED',
      message: 'This application was received, and has been erased since. Nothing needs to be sent again.',
    },
  },
  TUS_VERSION_UNSUPPORTED: {
    status: 412,
    text: /*i18n*/ {
      id: 'error.TUS_VERSION_UNSUPPORTED',
      message: 'Uploads are resumed by version 1.0.0 of the tus protocol. Please send the header Tus-Resumable: 1.0.0.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    text: /*i18n*/ { id: 'error.PAYLOAD_TOO_LARGE', message: 'This is too large. A document may have at most 10 MB.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.UNSUPPORTED_MEDIA_TYPE',
      message: 'This kind of file is not accepted. Please use PDF, DOC, DOCX, JPG or PNG.',
    },
  },
  DOCUMENT_INFECTED: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.DOCUMENT_INFECTED',
      message: 'A virus was found in this document. Please remove it, and add one that is clean.',
    },
  },
  UPLOAD_MISMATCH: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.UPLOAD_MISMATCH',
      message: 'A document changed on its way. Please submit again to send it once more.',
    },
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.IDEMPOTENCY_MISMATCH',
      message: 'An earlier version of this application has already been received. Later changes were not sent.',
    },
  },
  CLIENT_TOO_OLD: {
    status: 426,
    text: /*i18n*/ {
      id: 'error.CLIENT_TOO_OLD',
      message: 'This version of the app is too old to send. Nothing you wrote is lost: please load the new version.',
    },
  },
  PROOF_SPENT: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.PROOF_SPENT',
      message: 'This was entered wrongly too often. Please try again tomorrow, or ask the landlord.',
    },
  },
  UPLOADS_PAUSED: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.UPLOADS_PAUSED',
      message: 'The server takes no documents at the moment. They stay on this device and are sent later.',
    },
  },
  STORAGE_FULL: {
    status: 507,
    text: /*i18n*/ {
      id: 'error.STORAGE_FULL',
      message: 'The server has no space left. Your documents stay on this device. Please try again later.',
    },
  },
} as const

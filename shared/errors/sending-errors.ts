import { answeredWith } from './answered-with.ts'

/** Failures that only people meet who send something, or look at what they sent. */
export const sendingErrors = {
  ...answeredWith(403, {
    UPLOAD_URL_INVALID: /*i18n*/ {
      id: 'error.UPLOAD_URL_INVALID',
      message: 'The permission to send this document has expired. Please submit again.',
    },
    PROOF_WRONG: /*i18n*/ {
      id: 'error.PROOF_WRONG',
      message: 'This is not in the application. Please enter the date of birth or the email address of a main renter.',
    },
  }),
  ...answeredWith(409, {
    DOCUMENTS_MISSING: /*i18n*/ {
      id: 'error.DOCUMENTS_MISSING',
      message: 'Some documents have not arrived completely. Please submit again to send them.',
    },
    DOCUMENT_CONFLICT: /*i18n*/ {
      id: 'error.DOCUMENT_CONFLICT',
      message: 'This document was already sent with other content. Please remove it and add it again.',
    },
    DOCUMENT_LIMIT_REACHED: /*i18n*/ {
      id: 'error.DOCUMENT_LIMIT_REACHED',
      message:
        'An application can hold at most 200 documents and 250 MB, 20 documents for each person. Please remove some documents.',
    },
    UPLOAD_OFFSET_MISMATCH: /*i18n*/ {
      id: 'error.UPLOAD_OFFSET_MISMATCH',
      message:
        'This part of the document does not follow the part that arrived before. Ask for the offset and go on there.',
    },
    ALREADY_SUBMITTED: /*i18n*/ {
      id: 'error.ALREADY_SUBMITTED',
      message: 'This application has already been received. Documents can no longer be added to it.',
    },
    DOCUMENTS_NOT_REQUESTED: /*i18n*/ {
      id: 'error.DOCUMENTS_NOT_REQUESTED',
      message: 'This application takes no documents at the moment. Please contact the landlord.',
    },
    APPLICATION_KEPT: /*i18n*/ {
      id: 'error.APPLICATION_KEPT',
      message: 'An offer was accepted: the landlord has to keep this application. Please contact them.',
    },
  }),
  ...answeredWith(410, {
    APPLICATION_ERASED: /*i18n*/ {
      id: 'error.APPLICATION_ERASED',
      message: 'This application was received, and has been erased since. Nothing needs to be sent again.',
    },
  }),
  ...answeredWith(412, {
    TUS_VERSION_UNSUPPORTED: /*i18n*/ {
      id: 'error.TUS_VERSION_UNSUPPORTED',
      message: 'Uploads are resumed by version 1.0.0 of the tus protocol. Please send the header Tus-Resumable: 1.0.0.',
    },
  }),
  ...answeredWith(413, {
    PAYLOAD_TOO_LARGE: /*i18n*/ {
      id: 'error.PAYLOAD_TOO_LARGE',
      message: 'This is too large. A document may have at most 10 MB.',
    },
  }),
  ...answeredWith(415, {
    UNSUPPORTED_MEDIA_TYPE: /*i18n*/ {
      id: 'error.UNSUPPORTED_MEDIA_TYPE',
      message: 'This kind of file is not accepted. Please use PDF, DOC, DOCX, JPG or PNG.',
    },
  }),
  ...answeredWith(422, {
    DOCUMENT_INFECTED: /*i18n*/ {
      id: 'error.DOCUMENT_INFECTED',
      message: 'A virus was found in this document. Please remove it, and add one that is clean.',
    },
    UPLOAD_MISMATCH: /*i18n*/ {
      id: 'error.UPLOAD_MISMATCH',
      message: 'A document changed on its way. Please submit again to send it once more.',
    },
    IDEMPOTENCY_MISMATCH: /*i18n*/ {
      id: 'error.IDEMPOTENCY_MISMATCH',
      message: 'An earlier version of this application has already been received. Later changes were not sent.',
    },
  }),
  ...answeredWith(426, {
    CLIENT_TOO_OLD: /*i18n*/ {
      id: 'error.CLIENT_TOO_OLD',
      message: 'This version of the app is too old to send. Nothing you wrote is lost: please load the new version.',
    },
  }),
  ...answeredWith(429, {
    PROOF_SPENT: /*i18n*/ {
      id: 'error.PROOF_SPENT',
      message: 'This was entered wrongly too often. Please try again tomorrow, or ask the landlord.',
    },
  }),
  ...answeredWith(503, {
    UPLOADS_PAUSED: /*i18n*/ {
      id: 'error.UPLOADS_PAUSED',
      message: 'The server takes no documents at the moment. They stay on this device and are sent later.',
    },
  }),
  ...answeredWith(507, {
    STORAGE_FULL: /*i18n*/ {
      id: 'error.STORAGE_FULL',
      message: 'The server has no space left. Your documents stay on this device. Please try again later.',
    },
  }),
}

import { deskErrors } from './desk-errors.ts'

/**
 * Every failure a caller can expect, with its HTTP status (decisions.md, Wire conventions). Programs decide by
 * the code; the text says what happened and what to do next, and is translated on the screen.
 */
export const errors = {
  INVALID_JSON: {
    status: 400,
    text: /*i18n*/ { id: 'error.INVALID_JSON', message: 'The request could not be read. Please try again.' },
  },
  SIGN_IN_FAILED: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.SIGN_IN_FAILED',
      message: 'The sign-in could not be finished. Please sign in again.',
    },
  },
  UNAUTHORIZED: {
    status: 401,
    text: /*i18n*/ { id: 'error.UNAUTHORIZED', message: 'Please sign in to continue.' },
  },
  ACCESS_DENIED: {
    status: 403,
    text: /*i18n*/ { id: 'error.ACCESS_DENIED', message: "You don't have permission to access this page" },
  },
  ACCOUNT_DEACTIVATED: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.ACCOUNT_DEACTIVATED',
      message: 'Your account has been deactivated. Please ask your administrator.',
    },
  },
  FOREIGN_ORIGIN: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.FOREIGN_ORIGIN',
      message: 'This call came from another website. Please open the app itself and try again.',
    },
  },
  UPLOAD_URL_INVALID: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.UPLOAD_URL_INVALID',
      message: 'The permission to send this document has expired. Please submit again.',
    },
  },
  NOT_FOUND: {
    status: 404,
    text: /*i18n*/ { id: 'error.NOT_FOUND', message: 'This address does not exist. Please check it.' },
  },
  PROCESS_NOT_FOUND: {
    status: 404,
    text: /*i18n*/ {
      id: 'error.PROCESS_NOT_FOUND',
      message: 'The code you entered is not valid. Please check and try again.',
    },
  },
  APPLICATION_CLOSED: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.APPLICATION_CLOSED',
      message: 'This application process has been closed and is no longer accepting new applications.',
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
  VALIDATION_FAILED: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.VALIDATION_FAILED',
      message: 'Some answers are not valid. Please check them and submit again.',
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
  RATE_LIMITED: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.RATE_LIMITED',
      message: 'Too many attempts in a short time. Please wait a minute and try again.',
    },
  },
  INTERNAL: {
    status: 500,
    text: /*i18n*/ {
      id: 'error.INTERNAL',
      message: 'Something went wrong on our side. Nothing you wrote is lost. Please try again.',
    },
  },
  SIGN_IN_NOT_SET_UP: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.SIGN_IN_NOT_SET_UP',
      message: 'Sign-in is not set up on this server yet. Please ask your administrator.',
    },
  },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.SIGN_IN_UNAVAILABLE',
      message: 'The sign-in service cannot be reached at the moment. Please try again in a minute.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.UNAVAILABLE',
      message: 'The service is not available at the moment. Please try again in a minute.',
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
  ...deskErrors,
} as const

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

import { answeredWith } from './answered-with.ts'
import { managerErrors } from './manager-errors.ts'
import { sendingErrors } from './sending-errors.ts'

/**
 * Every failure a caller can expect, with its HTTP status (wire.md, Failures). Programs decide by
 * the code; the text says what happened and what to do next, and is translated on the screen.
 */
export const errors = {
  ...answeredWith(400, {
    INVALID_JSON: /*i18n*/ { id: 'error.INVALID_JSON', message: 'The request could not be read. Please try again.' },
    SIGN_IN_FAILED: /*i18n*/ {
      id: 'error.SIGN_IN_FAILED',
      message: 'The sign-in could not be finished. Please sign in again.',
    },
  }),
  ...answeredWith(401, {
    UNAUTHORIZED: /*i18n*/ { id: 'error.UNAUTHORIZED', message: 'Please sign in to continue.' },
  }),
  ...answeredWith(403, {
    ACCESS_DENIED: /*i18n*/ { id: 'error.ACCESS_DENIED', message: "You don't have permission to access this page" },
    ACCOUNT_DEACTIVATED: /*i18n*/ {
      id: 'error.ACCOUNT_DEACTIVATED',
      message: 'Your account has been deactivated. Please ask your administrator.',
    },
    FOREIGN_ORIGIN: /*i18n*/ {
      id: 'error.FOREIGN_ORIGIN',
      message: 'This call came from another website. Please open the app itself and try again.',
    },
  }),
  ...answeredWith(404, {
    NOT_FOUND: /*i18n*/ { id: 'error.NOT_FOUND', message: 'This address does not exist. Please check it.' },
    PROCESS_NOT_FOUND: /*i18n*/ {
      id: 'error.PROCESS_NOT_FOUND',
      message: 'The code you entered is not valid. Please check and try again.',
    },
  }),
  ...answeredWith(409, {
    APPLICATION_CLOSED: /*i18n*/ {
      id: 'error.APPLICATION_CLOSED',
      message: 'This application process has been closed and is no longer accepting new applications.',
    },
  }),
  ...answeredWith(422, {
    VALIDATION_FAILED: /*i18n*/ {
      id: 'error.VALIDATION_FAILED',
      message: 'Some answers are not valid. Please check them and submit again.',
    },
  }),
  ...answeredWith(429, {
    RATE_LIMITED: /*i18n*/ {
      id: 'error.RATE_LIMITED',
      message: 'Too many attempts in a short time. Please wait a minute and try again.',
    },
  }),
  ...answeredWith(500, {
    INTERNAL: /*i18n*/ {
      id: 'error.INTERNAL',
      message: 'Something went wrong on our side. Nothing you wrote is lost. Please try again.',
    },
  }),
  ...answeredWith(503, {
    SIGN_IN_NOT_SET_UP: /*i18n*/ {
      id: 'error.SIGN_IN_NOT_SET_UP',
      message: 'Sign-in is not set up on this server yet. Please ask your administrator.',
    },
    SIGN_IN_UNAVAILABLE: /*i18n*/ {
      id: 'error.SIGN_IN_UNAVAILABLE',
      message: 'The sign-in service cannot be reached at the moment. Please try again in a minute.',
    },
    UNAVAILABLE: /*i18n*/ {
      id: 'error.UNAVAILABLE',
      message: 'The service is not available at the moment. Please try again in a minute.',
    },
  }),
  ...sendingErrors,
  ...managerErrors,
}

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

import { managerErrors } from './manager-errors.ts'
import { sendingErrors } from './sending-errors.ts'

/**
 * Every failure a caller can expect, with its HTTP status (wire.md, Failures). Programs decide by
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
  VALIDATION_FAILED: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.VALIDATION_FAILED',
      message: 'Some answers are not valid. Please check them and submit again.',
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
  ...sendingErrors,
  ...managerErrors,
} as const

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

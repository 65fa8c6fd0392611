import { answeredWith } from './answered-with.ts'

/** Failures that only people who manage ever meet. */
export const managerErrors = {
  ...answeredWith(400, {
    QUERY_AMBIGUOUS: /*i18n*/ {
      id: 'error.QUERY_AMBIGUOUS',
      message: 'The address says something twice. Please say it once.',
    },
  }),
  ...answeredWith(403, {
    ACTOR_MISMATCH: /*i18n*/ {
      id: 'error.ACTOR_MISMATCH',
      message: 'Somebody else is signed in here by now. Nothing was sent in their name: please sign in again.',
    },
  }),
  ...answeredWith(409, {
    USER_EXISTS: /*i18n*/ {
      id: 'error.USER_EXISTS',
      message: 'There is already an account with this email address. Please use another one.',
    },
    OWN_ACCOUNT: /*i18n*/ {
      id: 'error.OWN_ACCOUNT',
      message: 'You cannot deactivate your own account. Please ask a colleague.',
    },
    OWN_ROLE: /*i18n*/ {
      id: 'error.OWN_ROLE',
      message: 'You cannot change your own role. Please ask a colleague.',
    },
    LAST_MANAGER: /*i18n*/ {
      id: 'error.LAST_MANAGER',
      message: 'Nobody else manages this organization. Please make somebody else a manager first.',
    },
    ROLE_FIXED: /*i18n*/ {
      id: 'error.ROLE_FIXED',
      message: 'Platform owners keep their role. Please deactivate the account instead.',
    },
    NOT_INVITED: /*i18n*/ {
      id: 'error.NOT_INVITED',
      message: 'This person has signed in meanwhile. You can deactivate the account instead.',
    },
    INVALID_TRANSITION: /*i18n*/ {
      id: 'error.INVALID_TRANSITION',
      message: 'This status cannot follow the present one. Please look at the application again.',
    },
    STATUS_CONFLICT: /*i18n*/ {
      id: 'error.STATUS_CONFLICT',
      message: 'A colleague changed the status meanwhile. Please decide which one is to stand.',
    },
    HOME_TAKEN: /*i18n*/ {
      id: 'error.HOME_TAKEN',
      message: 'Another offer for this home was accepted already. It is free again once they have moved out.',
    },
    EDIT_CONFLICT: /*i18n*/ {
      id: 'error.EDIT_CONFLICT',
      message:
        'A colleague changed this meanwhile. Please look at it again and repeat your change if it is still needed.',
    },
    RESIDENT_MOVED_OUT: /*i18n*/ {
      id: 'error.RESIDENT_MOVED_OUT',
      message: 'This person has already moved out. Please look at the list again.',
    },
    PROTOCOL_SIGNED: /*i18n*/ {
      id: 'error.PROTOCOL_SIGNED',
      message: 'A signed protocol cannot be changed or deleted. Please void it with a reason, or make a new version.',
    },
    CONTENT_CHANGED: /*i18n*/ {
      id: 'error.CONTENT_CHANGED',
      message: 'The protocol was changed after it was signed on this device. Please look at it again and sign anew.',
    },
    FILES_MISSING: /*i18n*/ {
      id: 'error.FILES_MISSING',
      message: 'Some photos have not arrived yet. The protocol is kept as signed as soon as they have.',
    },
    PHOTO_LIMIT_REACHED: /*i18n*/ {
      id: 'error.PHOTO_LIMIT_REACHED',
      message: 'A property can have at most 20 photos. Please remove one first.',
    },
    REQUEST_LIMIT_REACHED: /*i18n*/ {
      id: 'error.REQUEST_LIMIT_REACHED',
      message:
        'For this application documents were requested 20 times within a day, and nobody was written to again. Please call them, or request documents tomorrow.',
    },
    PROTOCOL_LIMIT_REACHED: /*i18n*/ {
      id: 'error.PROTOCOL_LIMIT_REACHED',
      message: 'A protocol can hold at most 300 photos and 2 GB. Please remove some photos.',
    },
  }),
  ...answeredWith(422, {
    COMMAND_MISMATCH: /*i18n*/ {
      id: 'error.COMMAND_MISMATCH',
      message: 'This change was already sent with other content. Please look at the record and make the change again.',
    },
  }),
}

export type ManagerErrorCode = keyof typeof managerErrors

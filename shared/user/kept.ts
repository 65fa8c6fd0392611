/** Days after the last letter, of who was invited and has never come: long enough for a long leave. Our own choice. */
export const INVITATION_DAYS = 90

/**
 * Days after it was sent or given up, of a mail that is about no application: invitations, and copies of protocols. That one was sent can be
 * shown for as long as claims from a handover are made; those about an application go with it.
 */
export const MAIL_DAYS = 366

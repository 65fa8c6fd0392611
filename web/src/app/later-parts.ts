/** What is in one chunk with what delivers, in one file: a request for each would cost more than the bytes. */
export { MyApplicationsPage } from '#web/features/my-applications/my-applications-page.tsx'
export { SuccessPage } from '#web/features/success/success-page.tsx'
export { BesidePage } from './beside-page.tsx'
export { deliverInPage } from './deliver-in-page.ts'
export { AppliedBefore } from '#web/outbox/applied-before.tsx'

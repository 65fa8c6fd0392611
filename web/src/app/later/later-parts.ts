/** What is in one chunk with what delivers, in one file: a request for each would cost more than the bytes. */

export { AppliedBefore } from '#web/apply/delivery/status/applied-before.tsx'
export { MyApplicationsPage } from '#web/apply/my-applications/my-applications-page.tsx'
export { SuccessPage } from '#web/apply/success/success-page.tsx'
export { deliverInPage } from './deliver-in-page.ts'
export { OutboxBanner } from './outbox-banner.tsx'

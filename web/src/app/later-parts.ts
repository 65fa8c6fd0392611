import { keepFocus } from '#web/ui/keep-focus.ts'

/** What is in one chunk with what delivers, in one file: a request for each would cost more than the bytes. */
export { MyApplicationsPage } from '#web/features/my-applications/my-applications-page.tsx'
export { SuccessPage } from '#web/features/success/success-page.tsx'
export { deliverInPage } from './deliver-in-page.ts'
export { FocusKept } from './focus-kept.ts'
export { FollowForgetting } from './follow-forgetting.tsx'
export { OutboxBanner } from './outbox-banner.tsx'
export { ScrollMemory } from './scroll-memory.tsx'
export { AppliedBefore } from '#web/outbox/applied-before.tsx'

// From here on, on every page.
keepFocus()

import { createSignal } from '#web/kit/device/signal.ts'

/** Something was put into the outbox, or a person wants it tried at once. */
export const { tell: nudge, watch: onNudge } = createSignal()

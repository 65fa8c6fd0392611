import { msg } from '@lingui/core/macro'
import type { Standing } from './property-view.ts'

/** Whether a home is free, in words. */
export const standingNames = {
  free: msg`Free now`,
  'becoming-free': msg`Becoming free`,
  let: msg`Let`,
} satisfies Record<Standing, unknown>

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The chapters of the description, which itself is for programs and in English. */
export const groupNames: Readonly<Record<string, MessageDescriptor>> = {
  Site: msg`Site`,
  Applying: msg`Applying`,
  'Sign-in': msg`Sign-in`,
  Organizations: msg`Organizations`,
  Users: msg`Users`,
  Properties: msg`Properties`,
  Processes: msg`Processes`,
  Applications: msg`Applications`,
  Handover: msg`Handover`,
  Sync: msg`Sync`,
}

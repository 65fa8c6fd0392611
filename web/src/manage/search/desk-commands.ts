import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#web/kit/address/paths.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import type { DialogName } from '#web/manage/ui/dialog/dialog-state.ts'

/** What can be done from wherever one is. */
export interface DeskCommand {
  key: string
  words: MessageDescriptor
  /** A place that one goes to, and not something that is done. */
  isPlace: boolean
  to: string
  /** What opens there. */
  opens?: DialogName
}

export const deskCommands: readonly DeskCommand[] = [
  {
    key: 'create-property',
    words: msg`Create Property`,
    isPlace: false,
    to: adminTabPath('properties'),
    opens: 'create-property',
  },
  {
    key: 'create-process',
    words: msg`Create Application Process`,
    isPlace: false,
    to: adminTabPath('applications'),
    opens: 'create-process',
  },
  { key: 'overview', words: msg`Overview`, isPlace: true, to: adminTabPath('properties') },
  { key: 'applications', words: msg`Applications`, isPlace: true, to: adminTabPath('applications') },
  { key: 'handovers', words: msg`Handovers`, isPlace: true, to: paths.protocols },
  { key: 'life-spans', words: msg`Life spans`, isPlace: true, to: paths.lifeSpans },
  { key: 'team', words: msg`Team`, isPlace: true, to: paths.team },
  { key: 'activity', words: msg`Activity`, isPlace: true, to: paths.activity },
  { key: 'data-protection', words: msg`Data protection`, isPlace: true, to: paths.dataProtection },
]

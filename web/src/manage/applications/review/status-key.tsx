import type { ApplicationStatus } from '#shared/application/status.ts'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { hasKeys } from '#web/manage/changes/use-undo-key.ts'
import { Key } from '#web/manage/ui/key.tsx'
import { statusKeys } from '#web/manage/ui/status-keys.ts'

/** Beside what a step is called, its key. Drawn, and no words of the button, which tells it to who hears the page. */
export const StatusKey = ({ status }: { status: ApplicationStatus }) =>
  hasKeys() && areSingleKeysOn() ? (
    <Key
      aria-hidden="true"
      data-key={statusKeys[status].toUpperCase()}
      css={{ '&::before': { content: 'attr(data-key)' } }}
    />
  ) : null

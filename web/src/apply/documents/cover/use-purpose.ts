import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { formatDate } from '#shared/dates.ts'
import { findDraft, homeOf } from '#web/apply/storage/drafts.ts'
import { localToday } from '#web/kit/device/local-today.ts'

/** What a document is for, to be written across it: whoever finds it elsewhere knows that it does not belong there. */
export function usePurpose(ownerId: string): string {
  const { t } = useLingui()
  const draft = useLiveQuery(() => findDraft(ownerId), [ownerId])
  const home = draft && homeOf(draft)?.address
  const date = formatDate(localToday())
  return home ? t`Only for the application for ${home}, ${date}` : t`Only for the application for a home, ${date}`
}

import { applicationPath } from '#web/manage/addresses/record-paths.ts'
import { type View, writeView } from './application-view.ts'

/** Of an application's own page that goes on in the list as somebody looks at it. */
export function pathInView(application: { id: string; processId: string }, view: View): string {
  const query = new URLSearchParams(writeView(view)).toString()
  return applicationPath(application) + (query && `?${query}`)
}

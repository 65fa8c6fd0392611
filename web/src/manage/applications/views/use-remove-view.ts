import { useLingui } from '@lingui/react/macro'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/** Deletes a view at once; the toast that tells of it takes it back. */
export function useRemoveView() {
  const { t } = useLingui()
  const change = useChange()
  return ({ id, organizationId, name, query, version }: Shown<'view'>) => {
    const about = { entity: 'view' as const, id }
    const more = () => name
    const bringBack = () =>
      void change(
        'createView',
        { params: undefined, body: { id, organizationId, name, query }, about, ifMatch: 0 },
        { done: () => t`View saved`, more, failed: () => t`The view could not be saved`, isBack: true },
      )
    void change(
      'removeView',
      { params: { id }, body: undefined, about, ifMatch: version },
      { done: () => t`View deleted`, more, failed: () => t`The view could not be deleted`, undo: bringBack },
    )
  }
}

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useManager } from '#web/manage/records/use-manager.ts'

/** What was written and not added yet waits with its application, for whoever wrote it: after a reload and a dead battery, too. */
export function useNoteDraft(form: UseFormReturn<{ text: string }>, applicationId: string): void {
  const { noteDrafts } = useManager().database
  useEffect(() => {
    void noteDrafts.get(applicationId).then(
      (draft) => draft && form.getValues('text') === '' && form.setValue('text', draft.text),
      () => undefined,
    )
    return form.subscribe({
      name: 'text',
      formState: { values: true },
      callback: ({ values: { text } }) => {
        const done = text === '' ? noteDrafts.delete(applicationId) : noteDrafts.put({ applicationId, text })
        // It stays in its field: what is added is kept in another way, which says what stands in its way.
        void Promise.resolve(done).catch(() => undefined)
      },
    })
  }, [form, noteDrafts, applicationId])
}

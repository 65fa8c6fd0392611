import { useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useManager } from '#web/manage/records/use-manager.ts'

/**
 * What was written and not added yet waits with its application, for whoever wrote it: after a reload and a dead battery, too.
 * @returns keeps it once more: what became a note is no draft, and this one did not
 */
export function useNoteDraft(form: UseFormReturn<{ text: string }>, applicationId: string): () => void {
  const { noteDrafts } = useManager().database
  const keep = useCallback(
    (text: string) => {
      const done = text === '' ? noteDrafts.delete(applicationId) : noteDrafts.put({ applicationId, text })
      // It stays in its field: what is added is kept in another way, which says what stands in its way.
      void Promise.resolve(done).catch(() => undefined)
    },
    [noteDrafts, applicationId],
  )
  useEffect(() => {
    void noteDrafts.get(applicationId).then(
      (draft) => draft && form.getValues('text') === '' && form.setValue('text', draft.text),
      () => undefined,
    )
    let last = form.getValues('text')
    return form.subscribe({
      name: 'text',
      formState: { values: true },
      callback: ({ values: { text } }) => {
        // It is told of more than what was typed: an empty field that was looked over must not take the draft away unread.
        if (text === last) return
        last = text
        keep(text)
      },
    })
  }, [form, noteDrafts, applicationId, keep])
  return () => keep(form.getValues('text'))
}

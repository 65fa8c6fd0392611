import { use, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Doubt } from '#shared/application/doubts.ts'
import { type Section, sections } from '#shared/application/sections.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { untilLoaded } from '#web/kit/i18n/until-loaded.ts'
import { HomeContext } from './fields/home-context.ts'
import { sectionOf } from './fields/section-of.ts'

/** What comes while somebody answers, with its texts. */
export const loadAnswering = () => untilLoaded(() => import('./answering/answering.ts'), 'later')

/** Nobody is held up by a part that does not come: at the end it is asked again. */
const PATIENCE_MS = 4_000

/** Answers that were asked about, as long as they stand and nobody said that they are right. */
export function useDoubts(form: UseFormReturn<Answers>, section: Section) {
  const { startDate } = use(HomeContext)
  const [asked, setAsked] = useState<Doubt[]>([])

  const isAsking = asked.length > 0

  useEffect(() => {
    if (!isAsking) return
    const refresh = async (values: Answers) => {
      const open = new Set((await loadAnswering()).findDoubts(values, sections, startDate).map(({ key }) => key))
      setAsked((before) =>
        before.every(({ key }) => open.has(key)) ? before : before.filter(({ key }) => open.has(key)),
      )
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => void refresh(values) })
  }, [form, isAsking, startDate])

  return {
    /** Of this step. */
    doubts: asked.filter(({ name }) => sectionOf(name) === section),
    ask: async (steps: readonly Section[]): Promise<Doubt[]> => {
      const later = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
      const doubts =
        (await Promise.race([loadAnswering(), later]))?.findDoubts(form.getValues(), steps, startDate) ?? []
      setAsked(doubts)
      return doubts
    },
    affirm: ({ key }: Doubt) => form.setValue('affirmed', [...(form.getValues().affirmed ?? []), key]),
  }
}

import type { FieldPath } from 'react-hook-form'
import { type Section, sections } from '#shared/application/sections.ts'
import type { Answers } from '#web/apply/storage/answers.ts'

export const fieldOfSection: Record<Section, FieldPath<Answers>> = {
  main_renters: 'mainRenters',
  general_info: 'generalInfo',
  summary: 'confirmed',
}

/** The step on which a field stands. */
export const sectionOf = (name: string): Section =>
  sections.find((each) => name.startsWith(fieldOfSection[each])) ?? 'summary'

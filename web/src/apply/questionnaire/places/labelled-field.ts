import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fieldLabels } from '#web/apply/questionnaire/fields/field-labels.ts'

/** What the general questions are called. */
export const generalLabels = {
  desiredStartDate: msg`Desired start date`,
  commentaryStartDate: msg`Comment on the start date`,
  numberOfAdults: msg`Number of adults`,
  numberOfChildren: msg`Number of children`,
  visitedProperty: msg`Property visited`,
  casualtyInsurance: msg`Personal liability insurance`,
  casualtyInsuranceName: msg`Insurance name`,
} as const

const all: Readonly<Record<string, MessageDescriptor>> = { ...fieldLabels, ...generalLabels }

/** What a field is called, by its path in the form, such as `mainRenters.0.reference.email`. */
export function labelOf(name: string): MessageDescriptor | undefined {
  const path = name.replace(/^(mainRenters\.\d+|generalInfo)\./, '')
  return Object.hasOwn(all, path) ? all[path] : undefined
}

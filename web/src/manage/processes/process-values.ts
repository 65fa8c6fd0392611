import { localToday } from '#web/kit/device/local-today.ts'
import { type ConditionValues, emptyConditions, statedConditions } from './condition-values.ts'

/** What the dialog holds while somebody types; an empty field is an empty text, or null for a number. */
export interface ProcessValues {
  propertyId: string
  applicationProcessName: string
  notes: string
  newRent: number | null
  newSideCosts: number | null
  startDate: string
  sendsStatusMails: boolean
  conditions: ConditionValues
}

/** It starts on the first day of the next month (manager.md, Application processes). */
export const emptyProcess = (now = new Date()): ProcessValues => ({
  propertyId: '',
  applicationProcessName: '',
  notes: '',
  newRent: null,
  newSideCosts: null,
  startDate: localToday(new Date(now.getFullYear(), now.getMonth() + 1, 1)),
  sendsStatusMails: false,
  conditions: emptyConditions,
})

/** The same as the rules know it, where what was left empty is not there. */
export const typedProcess = ({ startDate, conditions, ...values }: ProcessValues) =>
  ({
    ...values,
    startDate: startDate === '' ? null : startDate,
    conditions: statedConditions(conditions),
  }) as ProcessValues

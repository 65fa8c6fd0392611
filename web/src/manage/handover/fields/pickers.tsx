import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Component, type Condition, conditions, workings } from '#shared/handover/room/room.ts'
import { SegmentedRadios } from './segmented-radios.tsx'

interface PickerProps<Value> {
  label: ReactNode
  value: Value | null
  onChange: (value: Value) => void
}

export function ConditionPicker({ label, value, onChange }: PickerProps<Condition>) {
  const { i18n } = useLingui()
  const choices = conditions.map((each) => ({ value: each, words: i18n._(conditionNames[each]) }))
  return <SegmentedRadios {...{ label, choices, value, onChange }} />
}

/** Whether something works; nobody is made to say yes of what they did not try. */
export function WorkingPicker({ label, value, onChange }: PickerProps<Working>) {
  const { i18n } = useLingui()
  const choices = workings.map((each) => ({ value: each, words: i18n._(workingNames[each]) }))
  return <SegmentedRadios {...{ label, choices, value, onChange }} />
}

type Working = NonNullable<Component['works']>

export const conditionNames = {
  new: msg`New`,
  good: msg`Good`,
  used: msg`Used`,
  worn: msg`Worn`,
  defective: msg`Defective`,
} satisfies Record<Condition, MessageDescriptor>

export const workingNames = {
  yes: msg`Works`,
  no: msg`Does not work`,
  untested: msg`Not tested`,
} satisfies Record<Working, MessageDescriptor>

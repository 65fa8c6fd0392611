import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { useRenterField } from '#web/apply/questionnaire/fields/renter-field.tsx'
import type { Answers } from '#web/apply/storage/answers.ts'
import { DateField } from '#web/kit/form/date-field.tsx'

/** Until when a permit is valid: asked once somebody said that they have one. */
export function PermitUntil({ index }: { index: number }) {
  const field = useRenterField(index)('permitUntil')
  const nationality = useWatch<Answers, `mainRenters.${number}.nationality`>({
    name: `mainRenters.${index}.nationality`,
  })
  const { getValues, setValue } = useFormContext<Answers>()
  const path = `mainRenters.${index}.permitUntil` as const
  const hasPermit = !renterQuestions.permitUntil.notAfter.some((each) => each === nationality)
  const typed = useRef('')
  useEffect(() => {
    const until = getValues(path)
    // Who has none after all says nothing of it; who chose that by mistake finds what they typed, while this card stays open.
    if (nationality === 'CH' && until) {
      typed.current = until
      setValue(path, '', { shouldDirty: true })
    } else if (hasPermit && !until && typed.current) {
      setValue(path, typed.current, { shouldDirty: true })
      typed.current = ''
    }
  }, [nationality, hasPermit, path, getValues, setValue])
  return hasPermit ? <DateField {...field} /> : null
}

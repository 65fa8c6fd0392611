import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { isOrigin, originNames } from '#web/kit/labels/origin-names.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import type { ControlProps } from '#web/kit/ui/labelled-control.tsx'

interface OneOfProps {
  name: string
  control: ControlProps
  answers: readonly string[]
}

/** Answers to choose from where nothing more exact may be asked. */
export function OneOf({ name, control, answers }: OneOfProps) {
  const { t, i18n } = useLingui()
  const { field } = useController({ name })
  return (
    <Select {...field} {...control}>
      <option value="">{t`Please choose`}</option>
      {answers.map((answer) => (
        <option key={answer} value={answer}>
          {isOrigin(answer) ? i18n._(originNames[answer]) : answer}
        </option>
      ))}
    </Select>
  )
}

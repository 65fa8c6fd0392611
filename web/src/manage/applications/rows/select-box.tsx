import { useLingui } from '@lingui/react/macro'
import { type RowProps, stopIn } from './row.ts'

interface SelectBoxProps extends Pick<RowProps, 'isSelected' | 'isCurrent' | 'onSelect'> {
  id: string
  name: string
}

/** Its label is as large as a thumb. */
export function SelectBox({ id, name, isSelected, isCurrent, onSelect }: SelectBoxProps) {
  const { t } = useLingui()
  return (
    <label>
      <input
        type="checkbox"
        tabIndex={stopIn(isCurrent)}
        aria-label={t`Select: ${name}`}
        checked={isSelected}
        onChange={(event) =>
          // A click that ticks says which keys were held.
          onSelect(
            id,
            event.currentTarget.checked,
            event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
          )
        }
      />
    </label>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Defect, RoomContent } from '#shared/handover/room/room.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'

interface DefectPlaceProps {
  content: RoomContent
  defect: Defect
  onChange: (part: Partial<Defect>) => void
}

/** Where it is: on which part of the room, and where on it. */
export function DefectPlace({ content, defect, onChange }: DefectPlaceProps) {
  const { t } = useLingui()
  return (
    <>
      <LabelledControl id={`part-${defect.id}`} label={<Trans>On what</Trans>} error={undefined}>
        {(control) => (
          <Select
            {...control}
            minH="14"
            value={defect.componentId ?? ''}
            onChange={(event) => onChange({ componentId: event.currentTarget.value || null })}
          >
            <option value="">{t`Not on a single part`}</option>
            {content.components.map(({ id, type }) => (
              <option key={id} value={id}>
                {type}
              </option>
            ))}
          </Select>
        )}
      </LabelledControl>
      <LineEntry
        label={<Trans>Where exactly</Trans>}
        optional
        autoCapitalize="sentences"
        value={defect.place}
        onChange={(place) => onChange({ place })}
      />
      <LineEntry
        label={<Trans>How large</Trans>}
        optional
        value={defect.size}
        onChange={(size) => onChange({ size })}
      />
    </>
  )
}

import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PartyPosition, partyPositions } from '#shared/handover/room/defect-values.ts'
import type { Defect } from '#shared/handover/room/room.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { positionNames } from '#web/manage/protocol/labels/protocol-labels.ts'

interface PartyPositionsProps {
  defect: Defect
  onChange: (part: Partial<Defect>) => void
}

const notSaid = 'not_said'

/**
 * What each person who is here, or was, says to a defect, in their own words. Nobody has to say anything, and nobody is held to what
 * somebody tapped for them.
 */
export function PartyPositions({ defect, onChange }: PartyPositionsProps) {
  const { i18n } = useLingui()
  const { protocol } = useProtocolDraft()
  /** Words outlast a slip of the finger. */
  const [takenBack, setTakenBack] = useState<Defect['positions']>({})
  const { positions } = defect
  const present = protocol.content.parties.filter(({ id, isPresent }) => isPresent || positions[id])
  const say = (id: string, chosen: PartyPosition | typeof notSaid) => {
    const { [id]: said, ...others } = positions
    const text = said?.text ?? takenBack[id]?.text ?? ''
    if (chosen !== notSaid) onChange({ positions: { ...others, [id]: { position: chosen, text } } })
    else if (said) {
      setTakenBack((before) => ({ ...before, [id]: said }))
      onChange({ positions: others })
    }
  }
  if (present.length === 0) {
    return (
      <Text color="fg.muted" py="2">
        <Trans>Nobody yet</Trans>
      </Text>
    )
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
      {present.map(({ id, name }) => {
        const said = positions[id]
        return (
          <Box key={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
            <SegmentedRadios
              label={name}
              choices={[
                ...partyPositions.map((each) => ({ value: each, words: i18n._(positionNames[each]) })),
                { value: notSaid, words: <Trans>says nothing</Trans> },
              ]}
              value={said?.position ?? notSaid}
              onChange={(chosen) => say(id, chosen)}
            />
            {said && (
              <LineEntry
                label={<Trans>In the words of {name}</Trans>}
                optional
                autoCapitalize="sentences"
                value={said.text}
                onChange={(text) => onChange({ positions: { ...positions, [id]: { ...said, text } } })}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

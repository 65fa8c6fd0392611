import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Defect } from '#shared/handover/room.ts'
import { partyPositions } from '#shared/handover/words.ts'
import { positionNames } from '#web/handover/recorded/protocol-words.ts'
import { SegmentedRadios } from '#web/handover/segmented-radios.tsx'
import { Text } from '#web/ui/typography.ts'
import { LineEntry } from './line-entry.tsx'
import { useWalk } from './use-walk.ts'

interface PartyPositionsProps {
  defect: Defect
  onChange: (part: Partial<Defect>) => void
}

/** What each person who is here says to a defect, in their own words. Nobody has to say anything. */
export function PartyPositions({ defect, onChange }: PartyPositionsProps) {
  const { i18n } = useLingui()
  const { protocol } = useWalk()
  const present = protocol.content.parties.filter(({ isPresent }) => isPresent)
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
        const said = defect.positions[id]
        return (
          <Box key={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
            <SegmentedRadios
              label={name}
              choices={partyPositions.map((each) => ({ value: each, words: i18n._(positionNames[each]) }))}
              value={said?.position ?? null}
              onChange={(position) =>
                onChange({ positions: { ...defect.positions, [id]: { position, text: said?.text ?? '' } } })
              }
            />
            {said && (
              <LineEntry
                label={<Trans>In the words of {name}</Trans>}
                optional
                autoCapitalize="sentences"
                value={said.text}
                onChange={(text) => onChange({ positions: { ...defect.positions, [id]: { ...said, text } } })}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

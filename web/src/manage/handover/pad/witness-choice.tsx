import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { ErrorText, LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'

interface WitnessChoiceProps {
  id: string
  witness: string
  /** Names of who is there. */
  witnesses: readonly string[]
  error: string | undefined
  onChange: (witness: string) => void
}

/** Who saw that somebody refuses: one of those who take part, or whoever else is there. */
export function WitnessChoice({ id, witness, witnesses, error, onChange }: WitnessChoiceProps) {
  const { t } = useLingui()
  const known = witnesses.find((name) => isSameName(name, witness))
  // Who types a name that is among them goes on typing.
  const [isTyped, setTyped] = useState(witnesses.length === 0 || (witness !== '' && !known))
  const isWrong = !isTyped && error !== undefined
  const words = known ?? witness.trim()
  const chosen = isTyped ? OTHER : (known ?? null)
  return (
    <Box display="grid" gap="4">
      {witnesses.length > 0 && (
        <Box>
          {isWrong && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
          <SegmentedRadios
            {...(!isTyped && { id, tabIndex: -1 })}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            label={<Trans>Who saw it</Trans>}
            layout="list"
            choices={[
              ...witnesses.map((name) => ({ value: name, words: name })),
              { value: OTHER, words: t`Somebody else` },
            ]}
            value={chosen}
            onChange={(value) => {
              setTyped(value === OTHER)
              onChange(value === OTHER ? '' : value)
            }}
          />
        </Box>
      )}
      {isTyped && (
        <LabelledControl
          id={id}
          label={<Trans>Name of the witness</Trans>}
          hint={<Trans>Somebody who is present</Trans>}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              value={witness}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={MAX_TEXT_LENGTH}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </LabelledControl>
      )}
      {words !== '' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          <Trans>The document will name as witness: {words}. Please tell this person now.</Trans>
        </Text>
      )}
    </Box>
  )
}

/** No name: those are trimmed. */
const OTHER = ' '

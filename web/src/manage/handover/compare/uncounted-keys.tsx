import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { Key } from '#shared/handover/installations.ts'
import { type KeysOut, returnedAnswer, uncountedKeys } from '#shared/handover/keys.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { newKey } from '#web/manage/handover/draft/new-key.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { focusEntry, uncountedId } from '#web/manage/handover/fields/focus-entry.ts'
import { keyNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

/** What was handed out once and is not counted yet: nobody can miss what nobody asked for. */
export function UncountedKeys({ out }: { out: KeysOut }) {
  const { i18n } = useLingui()
  const saidOf = useSaidOf()
  const { protocol, change } = useProtocolDraft()
  const { kind: about, keys } = protocol.content
  const left = uncountedKeys(out, keys)
  const day = formatDate(out.date)
  if (left.length === 0) return null
  const count = (key: KeysOut['keys'][number], counted: Partial<Key>) => {
    const added = { ...newKey(about, key.kind, key), ...counted }
    change((before) => ({ ...before, keys: [...before.keys, added] }))
    focusEntry(added.id)
  }
  return (
    <Card
      as="section"
      id={uncountedId}
      aria-labelledby="uncounted-title"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <Heading id="uncounted-title" size="lg">
        <Trans>Handed out on {day}, not counted yet</Trans>
      </Heading>
      {left.map((key) => {
        const { kind, serialNumber, handedOver } = key
        const name = [i18n._(keyNames[kind]), serialNumber].filter(Boolean).join(' ')
        return (
          <Box key={`${kind} ${serialNumber}`}>
            <Text mb="1">{saidOf(name, handedOver)}</Text>
            <ButtonRow>
              <Button variant="outline" size="lg" onClick={() => count(key, returnedAnswer(handedOver))}>
                <Plural value={handedOver} one={`${name}: # is back`} other={`${name}: all # are back`} />
              </Button>
              <Button variant="outline" size="lg" onClick={() => count(key, {})}>
                <Trans>Count: {name}</Trans>
              </Button>
            </ButtonRow>
          </Box>
        )
      })}
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { earlierMeters, isSameMeter } from '#shared/handover/meters.ts'
import { newId } from '#shared/ids.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { meterNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'

/** The meters of the last protocols, with their number and place; only the reading is new. */
export function KnownMeters() {
  const { i18n } = useLingui()
  const { protocol, protocols, change } = useProtocolDraft()
  const left = earlierMeters(protocol, protocols).filter(
    ({ meter }) => !protocol.content.meters.some((each) => isSameMeter(each, meter)),
  )
  if (left.length === 0) return null
  return (
    <section aria-labelledby="known-meters">
      <Text id="known-meters" fontWeight="medium" mb="2">
        <Trans>As last time</Trans>
      </Text>
      <Text color="fg.muted" mb="2">
        <Trans>Add each, then read it or say why it is not read.</Trans>
      </Text>
      <ButtonRow>
        {left.map(({ meter }) => (
          <Button
            key={meter.id}
            variant="outline"
            size="lg"
            px="4"
            onClick={() =>
              change((before) => ({
                ...before,
                meters: [
                  ...before.meters,
                  {
                    ...meter,
                    id: newId(),
                    reading: '',
                    smallerBecause: undefined,
                    smallerThan: undefined,
                    unreadBecause: undefined,
                    photoIds: [],
                  },
                ],
              }))
            }
          >
            <PlusIcon />
            {[i18n._(meterNames[meter.kind]), meter.number, meter.location].filter(Boolean).join(', ')}
          </Button>
        ))}
      </ButtonRow>
    </section>
  )
}

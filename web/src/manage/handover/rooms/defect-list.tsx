import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { numberDefects } from '#shared/handover/room/number-defects.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { StepLink } from '#web/manage/handover/fields/step-link.tsx'
import { sayDefect } from '#web/manage/protocol/labels/defect.ts'
import { remedyNames, responsibilityNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** The room's defects, under the numbers that they have in the protocol. */
export function DefectList({ room }: { room: ProtocolRoom }) {
  const { i18n } = useLingui()
  const { rooms } = useProtocolDraft()
  const own = numberDefects(rooms).filter((each) => each.room.id === room.id)
  if (own.length === 0) return null
  return (
    <section aria-labelledby="defects">
      <Heading id="defects" size="lg" mb="2">
        <Trans>Defects</Trans>
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {own.map(({ number, defect }) => (
          <li key={defect.id}>
            <StepLink
              step={`rooms/${room.id}/defects/${defect.id}`}
              words={
                <>
                  {number}
                  {'. '}
                  {sayDefect(defect, (words) => i18n._(words))}
                </>
              }
              more={
                <>
                  {[i18n._(remedyNames[defect.remedy]), i18n._(responsibilityNames[defect.responsible])].join(' · ')}
                  {defect.photoIds.length > 0 && (
                    <>
                      {' · '}
                      <Plural value={defect.photoIds.length} one="# photo" other="# photos" />
                    </>
                  )}
                </>
              }
            />
          </li>
        ))}
      </Box>
    </section>
  )
}

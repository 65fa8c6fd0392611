import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { numberDefects } from '#shared/handover/number-defects.ts'
import type { Defect } from '#shared/handover/room.ts'
import { remedies, responsibilities } from '#shared/handover/words.ts'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { FoldOut } from '#web/desk/fold-out.tsx'
import { DictationField } from '#web/handover/dictation-field.tsx'
import { remedyNames, responsibilityNames } from '#web/handover/recorded/protocol-words.ts'
import { SegmentedRadios } from '#web/handover/segmented-radios.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { changedIn, without } from './change-list.ts'
import { DefectMoney } from './defect-money.tsx'
import { DefectPlace } from './defect-place.tsx'
import { Photos } from './photos.tsx'
import { PartyPositions } from './party-positions.tsx'
import { GoneRoom } from './room-page.tsx'
import { StepFrame } from './step-frame.tsx'
import { useRoom, useWalk } from './use-walk.ts'

interface DefectPageProps {
  roomId: string
  defectId: string
}

/** A defect: photo, where, what, who. */
export function DefectPage({ roomId, defectId }: DefectPageProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { protocol, rooms } = useWalk()
  const found = useRoom(roomId)
  const numbered = numberDefects(rooms).find(({ defect }) => defect.id === defectId)
  if (!found || !numbered) return <GoneRoom />
  const { content, change } = found
  const { number, defect } = numbered
  const set = (part: Partial<Defect>) =>
    change((before) => ({ ...before, defects: changedIn(before.defects, defectId, part) }))
  const title = t`Defect ${number}`
  const back = `rooms/${roomId}`
  return (
    <StepFrame title={title} back={back} backWords={content.name}>
      <Photos
        subject={title}
        photoIds={defect.photoIds}
        onChange={(to) =>
          change((before) => ({
            ...before,
            defects: before.defects.map((each) =>
              each.id === defectId ? { ...each, photoIds: to(each.photoIds) } : each,
            ),
          }))
        }
      />
      <DefectPlace content={content} defect={defect} onChange={set} />
      <DictationField
        label={<Trans>What is wrong</Trans>}
        value={defect.description}
        onChange={(description) => set({ description })}
      />
      <SegmentedRadios
        label={<Trans>What is to be done</Trans>}
        choices={remedies.map((each) => ({ value: each, words: i18n._(remedyNames[each]) }))}
        value={defect.remedy}
        onChange={(remedy) => set({ remedy })}
      />
      <SegmentedRadios
        label={<Trans>Who bears it</Trans>}
        choices={responsibilities.map((each) => ({ value: each, words: i18n._(responsibilityNames[each]) }))}
        value={defect.responsible}
        onChange={(responsible) => set({ responsible })}
      />
      <FoldOut title={<Trans>Share, amount, deadline</Trans>}>
        <DefectMoney defect={defect} components={content.components} onChange={set} />
      </FoldOut>
      <FoldOut title={<Trans>What the parties say</Trans>}>
        <PartyPositions defect={defect} onChange={set} />
      </FoldOut>
      <Box>
        <ConfirmButton
          question={<Trans>Remove this defect with its photos?</Trans>}
          confirm={<Trans>Remove</Trans>}
          onConfirm={() => {
            change((before) => ({ ...before, defects: without(before.defects, defectId) }))
            void navigate(protocolPath(protocol.id, back))
          }}
        >
          <Trans>Remove this defect</Trans>
        </ConfirmButton>
      </Box>
    </StepFrame>
  )
}

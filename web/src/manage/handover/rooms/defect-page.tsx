import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { numberDefects } from '#shared/handover/room/number-defects.ts'
import type { Defect } from '#shared/handover/room/room.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { changedIn, fieldsOf, without } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft, useRoom } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { whatIsWrongId } from '#web/manage/handover/fields/focus-entry.ts'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { PartyPositions } from '#web/manage/handover/people/party-positions.tsx'
import { Photos } from '#web/manage/handover/photos/photos.tsx'
import { remedyNames, responsibilityNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { DefectMoney, DefectPlace } from './defect-fields.tsx'
import { GoneRoom } from './room-page.tsx'

interface DefectPageProps {
  roomId: string
  defectId: string
}

/** A defect: photo, where, what, who. */
export function DefectPage({ roomId, defectId }: DefectPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { protocol, rooms } = useProtocolDraft()
  const found = useRoom(roomId)
  const numbered = numberDefects(rooms).find(({ defect }) => defect.id === defectId)
  if (!found || !numbered) return <GoneRoom />
  const { content, change } = found
  const { number, defect } = numbered
  const changeThis = (to: (before: Defect) => Partial<Defect>) =>
    change((before) => ({ ...before, defects: changedIn(before.defects, defectId, to) }))
  const set = (part: Partial<Defect>) => changeThis(() => part)
  const field = fieldsOf(defect, set)
  const title = t`Defect ${number}`
  const back = `rooms/${roomId}`
  return (
    <StepFrame title={title} back={back} backWords={content.name}>
      <Photos
        subject={title}
        photoIds={defect.photoIds}
        onChange={(to) => changeThis(({ photoIds }) => ({ photoIds: to(photoIds) }))}
      />
      <DefectPlace defect={defect} components={content.components} onChange={set} />
      <DictationField id={whatIsWrongId} label={<Trans>What is wrong</Trans>} {...field('description')} />
      <NamedRadios label={<Trans>What is to be done</Trans>} names={remedyNames} {...field('remedy')} />
      <NamedRadios label={<Trans>Who bears it</Trans>} names={responsibilityNames} {...field('responsible')} />
      <Disclosure title={<Trans>Share, amount, deadline</Trans>}>
        <DefectMoney defect={defect} components={content.components} onChange={set} />
      </Disclosure>
      <Disclosure title={<Trans>What the parties say</Trans>}>
        <PartyPositions defect={defect} onChange={set} />
      </Disclosure>
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

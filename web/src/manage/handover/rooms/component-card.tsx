import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Component } from '#shared/handover/room/room.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { fieldsOf } from '#web/manage/handover/draft/change-list.ts'
import { workingNames } from '#web/manage/handover/draft/draft-labels.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { Entry } from '#web/manage/handover/fields/entry.tsx'
import { fieldId, removeEntry } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { Photos } from '#web/manage/handover/photos/photos.tsx'
import { conditionNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { InstalledYearEntry } from './installed-year-entry.tsx'
import { NewDefectButton } from './new-defect-button.tsx'

interface ComponentCardProps {
  roomId: string
  component: Component
  onChange: (part: Partial<Component>) => void
  onPhotos: (to: (before: readonly string[]) => string[]) => void
  onRemove: () => void
}

/** A part of the room: its condition, whether it works where that can be said, and more when somebody asks for it. */
export function ComponentCard({ roomId, component, onChange, onPhotos, onRemove }: ComponentCardProps) {
  const { t } = useLingui()
  const { id, type, works, photoIds } = component
  const field = fieldsOf(component, onChange)
  return (
    <Entry {...{ id }} name={type} isDense>
      <NamedRadios id={fieldId(id, 'condition')} label={type} names={conditionNames} {...field('condition')} />
      {works !== null && (
        <NamedRadios label={<Trans>{type}: does it work?</Trans>} names={workingNames} {...field('works')} />
      )}
      <Disclosure title={<Trans>More: {type}</Trans>}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
          <Photos subject={type} photoIds={photoIds} onChange={onPhotos} />
          <DictationField label={<Trans>Note</Trans>} optional {...field('note')} />
          <InstalledYearEntry {...field('installedYear')} />
          <LineEntry label={<Trans>What it is</Trans>} missing="component_required" {...field('type')} />
          <Flex gap="2" wrap="wrap">
            <NewDefectButton roomId={roomId} componentId={id} />
            {works === null && (
              <Button variant="outline" size="lg" onClick={() => onChange({ works: 'untested' })}>
                <Trans>Say whether it works</Trans>
              </Button>
            )}
            <ConfirmButton
              label={t`Remove ${type}`}
              question={<Trans>Remove {type} with its condition, note and photos?</Trans>}
              confirm={<Trans>Remove</Trans>}
              onConfirm={() => removeEntry(id, onRemove)}
            >
              <Trans>Remove</Trans>
            </ConfirmButton>
          </Flex>
        </Box>
      </Disclosure>
    </Entry>
  )
}

import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import { type Answers, emptyRenter, type RemovedRenter } from '#web/apply/storage/answers.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { removeDocumentsOf } from '#web/apply/storage/documents.ts'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { focusWhenDrawn } from '#web/kit/ui/focus-when-drawn.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { RenterCard } from './renter-card.tsx'

const RemovedRenters = answeringPart((parts) => parts.RemovedRenters)

interface MainRentersSectionProps {
  draftId: string
  /** Documents go to a process; a questionnaire without one takes none. */
  hasProcess: boolean
  documents: readonly LocalDocument[]
  /** The id of the one renter whose card is open. */
  openRenter: string | undefined
  setOpenRenter: (id: string | undefined) => void
}

export function MainRentersSection({ documents, openRenter, setOpenRenter, ...of }: MainRentersSectionProps) {
  const { draftId } = of
  const { control, getValues, getFieldState, setValue, trigger } = useFormContext<Answers>()
  const removed = useWatch<Answers, 'removed'>({ name: 'removed' }) ?? []
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'mainRenters', keyName: 'key' })

  const add = () => {
    const renter = emptyRenter()
    append(renter, { shouldFocus: false })
    setOpenRenter(renter.id)
    const index = fields.length
    focusWhenDrawn(fieldId(`mainRenters.${index}.firstName`))
  }

  /** What was wrong with the others goes with the places of all. */
  const checkOthers = (hadErrors: boolean) => {
    if (hadErrors) void trigger('mainRenters')
  }

  const removeAt = async (index: number, id: string) => {
    const renter = getValues().mainRenters[index]
    if (renter) setValue('removed', [...removed, { renter, index }])
    const hadErrors = getFieldState('mainRenters').invalid
    remove(index)
    checkOthers(hadErrors)
    setOpenRenter(getValues().mainRenters[Math.max(0, index - 1)]?.id)
    focusWhenDrawn(`undo-${id}`)
    await removeDocumentsOf(draftId, id)
  }

  const bringBack = ({ renter, index }: RemovedRenter) => {
    setValue(
      'removed',
      removed.filter((each) => each.renter.id !== renter.id),
    )
    const hadErrors = getFieldState('mainRenters').invalid
    insert(index, renter, { shouldFocus: false })
    checkOthers(hadErrors)
    setOpenRenter(renter.id)
    focusWhenDrawn(fieldId(`mainRenters.${Math.min(index, fields.length)}.firstName`))
  }

  /** At the place that they had; who stood last, or behind others who are gone, comes at the end. */
  const removedAt = (place: number) => {
    const theirs = removed.filter(({ index }) => (place < fields.length ? index === place : index >= place))
    return theirs.length > 0 && <RemovedRenters {...{ draftId }} removed={theirs} onUndo={bringBack} />
  }

  return (
    <Box display="grid" gap="4">
      <Text color="fg.muted">
        <Trans>
          Everyone who will sign the rental agreement. Add each person with their own details and documents.
        </Trans>
      </Text>
      {fields.map(({ key, id }, index) => (
        <Fragment key={key}>
          {removedAt(index)}
          <RenterCard
            index={index}
            isOnly={fields.length === 1}
            isOpen={fields.length === 1 || id === openRenter}
            onToggle={() => setOpenRenter(id === openRenter ? undefined : id)}
            onRemove={() => void removeAt(index, id)}
            documents={documents.filter(({ renterId }) => renterId === id)}
            {...of}
            renterId={id}
          />
        </Fragment>
      ))}
      {removedAt(fields.length)}
      <Button variant="outline" size="lg" disabled={fields.length >= MAX_MAIN_RENTERS} onClick={add}>
        <PlusIcon />
        <Trans>Add another renter</Trans>
      </Button>
    </Box>
  )
}

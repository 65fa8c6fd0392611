import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { MAX_GUARANTORS, rentersOf } from '#shared/application/guarantor.ts'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import {
  type Answers,
  emptyGuarantor,
  emptyRenter,
  type RemovedRenter,
  type RenterAnswers,
} from '#web/apply/storage/answers.ts'
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
  const { fields, insert, remove } = useFieldArray({ control, name: 'mainRenters', keyName: 'key' })

  const signing = rentersOf(fields).length
  const guarantors = fields.length - signing

  /** Those who vouch stand behind all who sign. */
  const place = (person: RenterAnswers, index = fields.length) => {
    const at = person.isGuarantor ? Math.max(index, signing) : Math.min(index, signing)
    insert(at, person, { shouldFocus: false })
    setOpenRenter(person.id)
    focusWhenDrawn(fieldId(`mainRenters.${Math.min(at, fields.length)}.firstName`))
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
    place(renter, index)
    checkOthers(hadErrors)
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
      {fields.map(({ key, id, isGuarantor = false }, index) => (
        <Fragment key={key}>
          {removedAt(index)}
          <RenterCard
            index={index}
            isGuarantor={isGuarantor}
            number={isGuarantor ? index - signing + 1 : index + 1}
            isAlone={fields.length === 1}
            isOnly={!isGuarantor && signing === 1}
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
      <Button
        variant="outline"
        size="lg"
        disabled={fields.length >= MAX_MAIN_RENTERS}
        onClick={() => place(emptyRenter())}
      >
        <PlusIcon />
        <Trans>Add another renter</Trans>
      </Button>
      {guarantors < MAX_GUARANTORS && fields.length < MAX_MAIN_RENTERS && (
        <div>
          <Button variant="ghost" w="full" onClick={() => place(emptyGuarantor())}>
            <PlusIcon />
            <Trans>Add a guarantor</Trans>
          </Button>
          <Text color="fg.muted" fontSize="sm" textAlign="center">
            <Trans>Who pays if you cannot, and does not live there. Nobody has to have one.</Trans>
          </Text>
        </div>
      )}
    </Box>
  )
}

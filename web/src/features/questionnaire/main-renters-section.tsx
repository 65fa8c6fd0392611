import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_MAIN_RENTERS } from '#shared/application/questionnaire.ts'
import { fieldId } from '#web/form/form-field.tsx'
import { type Answers, emptyRenter } from '#web/local/answers.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { removeDocumentsOf } from '#web/local/documents.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'
import { RenterCard } from './renter-card.tsx'

interface MainRentersSectionProps {
  draftId: string
  /** Documents go to a process; a questionnaire without one takes none. */
  hasProcess: boolean
  documents: readonly LocalDocument[]
  /** The id of the one renter whose card is open. */
  openRenter: string | undefined
  setOpenRenter: (id: string | undefined) => void
}

export function MainRentersSection({
  draftId,
  hasProcess,
  documents,
  openRenter,
  setOpenRenter,
}: MainRentersSectionProps) {
  const { control, getValues } = useFormContext<Answers>()
  const { fields, append, remove } = useFieldArray({ control, name: 'mainRenters', keyName: 'key' })

  const add = () => {
    const renter = emptyRenter()
    append(renter, { shouldFocus: false })
    setOpenRenter(renter.id)
    const index = fields.length
    requestAnimationFrame(() => document.getElementById(fieldId(`mainRenters.${index}.firstName`))?.focus())
  }

  const removeAt = async (index: number, id: string) => {
    remove(index)
    setOpenRenter(getValues().mainRenters[Math.max(0, index - 1)]?.id)
    document.getElementById('section')?.focus()
    await removeDocumentsOf(draftId, id)
  }

  return (
    <Box display="grid" gap="4">
      <Text color="fg.muted">
        <Trans>
          Everyone who will sign the rental agreement. Add each person with their own details and documents.
        </Trans>
      </Text>
      {fields.map(({ key, id }, index) => (
        <RenterCard
          key={key}
          index={index}
          isOnly={fields.length === 1}
          isOpen={fields.length === 1 || id === openRenter}
          onToggle={() => setOpenRenter(id === openRenter ? undefined : id)}
          onRemove={() => void removeAt(index, id)}
          documents={documents.filter(({ renterId }) => renterId === id)}
          {...{ draftId, hasProcess }}
          renterId={id}
        />
      ))}
      <Button variant="outline" size="lg" disabled={fields.length >= MAX_MAIN_RENTERS} onClick={add}>
        <PlusIcon />
        <Trans>Add another renter</Trans>
      </Button>
    </Box>
  )
}

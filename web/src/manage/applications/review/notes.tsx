import { Box, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { newNote } from '#shared/application/manager/application.ts'
import { newId } from '#shared/ids.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { type UndoWay, useChange } from '#web/manage/changes/use-change.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** What colleagues wrote about an application, in the order they wrote it. Applicants never see it. */
export function Notes({ application }: { application: Shown<'application'> }) {
  const id = useId()
  const { id: applicationId } = application
  const about = applicantLabel(application)
  const notes = useRecords('note', applicationId) ?? []
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" size="md" mb="2" id={id}>
        <Trans>Notes</Trans>
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="3" mb="3">
        {notes
          .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
          .map((note) => (
            <NoteCard key={note.id} note={note} about={about} />
          ))}
      </Box>
      <NewNote key={applicationId} applicationId={applicationId} about={about} />
    </Box>
  )
}

/** @param about whom it is about */
function useRemoveNote(applicationId: string, about: string) {
  const { t } = useLingui()
  const change = useChange()
  return (id: string, way: UndoWay = {}) =>
    change(
      'removeNote',
      { params: { id: applicationId, noteId: id }, body: undefined, about: { entity: 'note', id } },
      { done: () => t`Note removed`, more: () => about, failed: () => t`Failed to remove the note`, ...way },
    )
}

function NoteCard({ note, about }: { note: Shown<'note'>; about: string }) {
  const remove = useRemoveNote(note.applicationId, about)
  const { day, time } = dayAndTime(note.createdAt)
  return (
    <Box as="li" p="3" bg="bg.subtle" borderRadius="md">
      <Text overflowWrap="anywhere" css={{ whiteSpace: 'pre-line' }}>
        {note.text}
      </Text>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Text color="fg.muted" fontSize="sm">
          {`${note.authorName} · ${day} ${time}`}
        </Text>
        <WaitingMark waiting={note.waiting} />
        <ConfirmButton
          question={<Trans>Remove this note?</Trans>}
          confirm={<Trans>Remove</Trans>}
          onConfirm={() => void remove(note.id)}
        >
          <Trans>Remove</Trans>
        </ConfirmButton>
      </Flex>
    </Box>
  )
}

type Values = z.input<typeof newNote>

function NewNote({ applicationId, about }: { applicationId: string; about: string }) {
  const { t } = useLingui()
  const change = useChange()
  const form = useForm<Values>({
    defaultValues: { text: '' },
    resolver: zodResolver(newNote),
  })
  const keepDraft = useNoteDraft(form, applicationId)
  const remove = useRemoveNote(applicationId, about)
  const add = async ({ text }: Values) => {
    const id = newId()
    const typed = form.getValues('text')
    const failure = await change(
      'addNote',
      { params: { id: applicationId }, body: { id, text }, about: { entity: 'note', id } },
      {
        done: () => t`Note added`,
        more: () => about,
        failed: () => t`Failed to add the note`,
        undo: () => void remove(id, { isBack: true }),
      },
    )
    if (failure) keepDraft()
    // What was typed on meanwhile stays.
    else if (form.getValues('text') === typed) form.reset({ text: '' })
  }
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(add)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          name="text"
          label={<Trans>New note</Trans>}
          hint={<Trans>Applicants do not see it.</Trans>}
          onConfirm={() => void (isSubmitting || submit())}
        />
        <Button type="submit" variant="outline" mt="2" disabled={isSubmitting}>
          <Trans>Add note</Trans>
        </Button>
      </form>
    </FormProvider>
  )
}

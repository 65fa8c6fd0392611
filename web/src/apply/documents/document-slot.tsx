import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { documentNames } from '#shared/document/document-names.ts'
import { rememberedApplication, rememberProgress } from '#web/apply/selection/selection.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { attachDocument } from '#web/apply/storage/documents/attach-document.ts'
import type { DocumentPlace } from '#web/apply/storage/documents/store-document.ts'
import { watchSaving } from '#web/kit/device/unsaved.ts'
import { addFileId } from '#web/kit/ui/add-file-id.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { DocumentCombiner } from './document-combiner.tsx'
import { DocumentPickers } from './document-pickers.tsx'
import { DocumentRefusals, type RefusedFile } from './document-refusals.tsx'
import { DocumentRow } from './document-row.tsx'
import { RemovedDocuments } from './removed-documents.tsx'

interface DocumentSlotProps {
  place: DocumentPlace
  documents: readonly LocalDocument[]
  /** Of this kind, and can be brought back. */
  removed: readonly LocalDocument[]
  /** Of every kind, among which the same file may be twice. */
  all: readonly LocalDocument[]
  /** Said below the name of the kind. */
  hint?: ReactNode
  /** Photos are kept in the size they were taken in. */
  fullSize: boolean
  /** The id of the document that has just been given another kind. */
  moved: string | undefined
  onMove: (id: string) => void
}

/** Files of one kind: what is there, what was refused and why, and the ways to add more. */
export function DocumentSlot({ place, documents, removed, all, hint, fullSize, moved, onMove }: DocumentSlotProps) {
  const { i18n } = useLingui()
  const addButton = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const [reading, setReading] = useState<File>()
  const kind = i18n._(documentNames[place.type])
  const outcome = useRef<HTMLDivElement>(null)
  const lines = [...documents.map(({ id }) => id), ...refused.map(({ name }) => name)].join()
  /** As they were when files were picked here last; undefined before that. */
  const linesThen = useRef<string>(undefined)
  // What became of a file stands below its button, where a bar may cover it.
  useEffect(() => {
    if (linesThen.current !== undefined && lines !== linesThen.current)
      outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])

  const attach = async (files: File[]) => {
    const attaching = attachAll(files)
    // A new version waits until what was picked is kept.
    const stop = watchSaving(() => attaching.then(() => true))
    await attaching.finally(stop)
  }

  const attachAll = async (files: File[]) => {
    linesThen.current = lines
    const refusals: RefusedFile[] = []
    for (const file of files) {
      setReading(file)
      const result = await attachDocument(file, place, { fullSize })
      if ('refused' in result) refusals.push({ name: file.name, refused: result.refused })
      else noteDocument(place.ownerId)
    }
    setRefused(refusals)
    setReading(undefined)
  }

  return (
    <Box
      role="group"
      aria-label={kind}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.field"
      borderRadius="md"
      p="3"
      display="grid"
      gap="2"
    >
      <div>
        <Text fontWeight="medium">{kind}</Text>
        {hint && (
          <Box color="fg.muted" fontSize="sm">
            {hint}
          </Box>
        )}
      </div>
      <DocumentPickers
        id={addFileId(place.renterId, place.type)}
        type={place.type}
        {...{ kind, addButton }}
        isBusy={reading !== undefined}
        onPick={(files) => void attach(files)}
      />
      <div ref={outcome}>
        <Box role="status" fontSize="sm" color="phone.fg">
          {reading && (isPicture(reading) ? <Trans>Preparing photo...</Trans> : <Trans>Reading...</Trans>)}
        </Box>
        <DocumentRefusals files={refused} />
        <div aria-live="polite">
          {documents.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              number={index + 1}
              total={documents.length}
              isMoved={document.id === moved}
              twin={twinOf(document, all)}
              onMove={() => onMove(document.id)}
              onCovered={() => addButton.current?.focus()}
              onRemoved={() => addButton.current?.focus()}
            />
          ))}
          <RemovedDocuments documents={removed} ownerId={place.ownerId} all={all} />
        </div>
      </div>
      <DocumentCombiner {...{ documents, kind }} onCombined={() => addButton.current?.focus()} />
    </Box>
  )
}

/** A questionnaire with a document in it is one to go on with, whatever else is answered. */
const noteDocument = (applicationId: string) => {
  if (rememberedApplication() === applicationId) rememberProgress({ applicationId, section: 'main_renters' })
}

/** The same file, added before. */
const twinOf = ({ id, sha256, size }: LocalDocument, all: readonly LocalDocument[]) =>
  all.find((other) => other.id < id && sha256 !== undefined && other.sha256 === sha256 && other.size === size)

/** Only for the words while it is read; what a file is, its bytes say. */
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

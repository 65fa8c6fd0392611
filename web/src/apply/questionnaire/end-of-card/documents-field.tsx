import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { use, useEffect, useMemo, useState } from 'react'
import { documentTypes, lackingDocuments, permittedDocuments } from '#shared/document/document-kinds.ts'
import { nudge } from '#web/apply/delivery/engine/have-delivered.ts'
import { AskedKinds } from '#web/apply/documents/asked-kinds.ts'
import { QuietTick } from '#web/kit/ui/later/quiet-tick.tsx'
import { DocumentSlots } from '#web/apply/documents/document-slots.tsx'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { sendsEarly, setSendsEarly } from '#web/apply/storage/documents/early-sending.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

export interface DocumentsFieldProps {
  draftId: string
  renterId: string
  hasProcess: boolean
  isGuarantor: boolean
  documents: readonly LocalDocument[]
}

/** A slot for each kind that landlords ask for. */
export function DocumentsField({ hasProcess, ...of }: DocumentsFieldProps) {
  return (
    <Box as="section" display="grid" gap="4">
      <Heading as="h2" size="lg" mb="-3">
        <Trans>Documents</Trans>
      </Heading>
      {hasProcess ? (
        <Slots {...of} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          <Trans>Documents can be added once you have entered the code of a property.</Trans>
        </Text>
      )}
    </Box>
  )
}

/** Has them sent as soon as they are there, or were agreed to be: nobody else looks before the page is left. */
function useSentEarly(isEarly: boolean, documents: DocumentsFieldProps['documents']): void {
  const here = documents.filter(({ transfer }) => !transfer?.done).map(({ id, name, type }) => `${id} ${type} ${name}`)
  const news = here.join('\n')
  useEffect(() => {
    if (isEarly && news !== '') nudge()
  }, [isEarly, news])
}

function Slots({ draftId, renterId, isGuarantor, documents }: Omit<DocumentsFieldProps, 'hasProcess'>) {
  const policy = use(PolicyContext)
  const rules = policy?.rules.documents
  const kinds = useMemo(() => permittedDocuments(rules), [rules])
  const kept = useOnDevice(() => sendsEarly(draftId), [draftId], false)
  /** Shown at once, and until the device refuses it. */
  const [chosen, setChosen] = useState<boolean>()
  const isEarly = chosen ?? kept
  const choose = async (checked: boolean) => {
    setChosen(checked)
    await setSendsEarly(draftId, checked).catch(() => setChosen(undefined))
  }
  useSentEarly(kept, documents)
  return (
    <>
      <Text color="fg.muted" fontSize="sm">
        {isEarly ? (
          <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each.</Trans>
        ) : (
          <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on this device until you submit.</Trans>
        )}
      </Text>
      <QuietTick checked={isEarly} onChange={(checked) => void choose(checked)}>
        <Trans>Send documents already while I fill in the rest. They are deleted if I do not apply.</Trans>
      </QuietTick>
      <AskedKinds value={kinds}>
        <DocumentSlots
          place={{ ownerId: draftId, renterId }}
          types={kinds}
          documents={documents}
          hints={{
            ...Object.fromEntries(
              lackingDocuments('isUsual', documents, rules).map((type) => [type, <UsuallyRequired key={type} />]),
            ),
            ...policy?.documentHints(isGuarantor ? 'guarantor' : 'renter'),
            ...Object.fromEntries(
              documentTypes.filter((type) => !kinds.includes(type)).map((type) => [type, <NotTaken key={type} />]),
            ),
          }}
        />
      </AskedKinds>
    </>
  )
}

const UsuallyRequired = () => (
  <Box as="span" color="attention.fg">
    <Trans>Usually required. You can submit without it.</Trans>
  </Box>
)

/** It was added before the rules of the home were known. */
const NotTaken = () => (
  <Box as="span" color="attention.fg">
    <Trans>It may not be asked for here, and is not kept. Choose another kind, or remove it.</Trans>
  </Box>
)

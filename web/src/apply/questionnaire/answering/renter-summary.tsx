import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import {
  type DocumentType,
  documentTypes,
  lackingDocuments,
  permittedDocuments,
} from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { formatSize } from '#shared/format-number.ts'
import { useAnswerRows } from '#web/apply/delivery/status/copy/use-answer-rows.ts'
import { HomeContext } from '#web/apply/questionnaire/fields/home-context.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { RenterAnswers } from '#web/apply/storage/answers.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { SummaryGroup } from './summary-group.tsx'

interface RenterSummaryProps {
  /** What they are called. */
  name: string
  renter: RenterAnswers
  documents: readonly LocalDocument[]
  onChange: () => void
  /** Leads to where a document of this kind is added. */
  onAdd: (type: DocumentType) => void
}

/** One renter's answers and documents, with the soft warning where the usual one is missing. */
export function RenterSummary({ name, renter, documents, onChange, onAdd }: RenterSummaryProps) {
  const { t, i18n } = useLingui()
  const { renterRows } = useAnswerRows()
  const policy = use(PolicyContext)
  const { country } = use(HomeContext)
  const lacksDebtCertificate = lackingDocuments('isUsual', documents, policy?.rules.documents).includes(
    'debt_collection_certificate',
  )
  const asked = documentTypes.filter(
    (type) => policy?.rules.documents[type] === 'asked' && documents.every((each) => each.type !== type),
  )
  const [firstAsked] = asked
  const kinds = asked.map((type) => i18n._(documentNames[type])).join(', ')
  const taken = permittedDocuments(policy?.rules.documents)
  const notTaken = documents.filter(({ type }) => policy && !taken.includes(type))
  const files = notTaken.map((each) => each.name).join(', ')
  const changing = documents.filter(({ isChanging }) => isChanging)
  const unsaved = changing.map((each) => each.name).join(', ')
  return (
    <Box display="grid" gap="3">
      <SummaryGroup
        title={name}
        onChange={onChange}
        rows={[
          ...renterRows(renter, country, policy?.rules),
          ...documents.map((document): [string, string] => [
            i18n._(documentNames[document.type]),
            `${document.name} (${formatSize(document.size, i18n.locale)})`,
          ]),
        ]}
      />
      {changing.length > 0 && (
        <Notice>
          <Text overflowWrap="anywhere">{t`What you covered or turned is not saved yet: ${unsaved}`}</Text>
        </Notice>
      )}
      {firstAsked && (
        <Notice>
          <Text overflowWrap="anywhere">{t`${name}: not added yet: ${kinds}. You can submit without.`}</Text>
          <AddButton label={t`Add it: ${name}`} onClick={() => onAdd(firstAsked)} />
        </Notice>
      )}
      {notTaken.length > 0 && (
        <Notice>
          <Text overflowWrap="anywhere">{t`May not be asked for here, and is not kept: ${files}`}</Text>
        </Notice>
      )}
      {policy?.rules.documents.debt_collection_certificate !== 'later' && lacksDebtCertificate && (
        <Notice>
          <Text overflowWrap="anywhere">{t`${name}: a debt collection certificate is usually required. You can submit without it.`}</Text>
          <AddButton label={t`Add it: ${name}`} onClick={() => onAdd('debt_collection_certificate')} />
        </Notice>
      )}
    </Box>
  )
}

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="outline" mt="2" aria-label={label} onClick={onClick}>
    <PlusIcon />
    <Trans>Add it</Trans>
  </Button>
)

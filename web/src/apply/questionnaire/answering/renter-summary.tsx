import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { type DocumentType, lackingDocuments } from '#shared/document/document-kinds.ts'
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
  number: number
  renter: RenterAnswers
  documents: readonly LocalDocument[]
  onChange: () => void
  /** Leads to where a document of this kind is added. */
  onAdd: (type: DocumentType) => void
}

/** One renter's answers and documents, with the soft warning where the usual one is missing. */
export function RenterSummary({ number, renter, documents, onChange, onAdd }: RenterSummaryProps) {
  const { t, i18n } = useLingui()
  const { renterRows } = useAnswerRows()
  const policy = use(PolicyContext)
  const { country } = use(HomeContext)
  const lacksDebtCertificate = lackingDocuments('isUsual', documents, policy?.rules.documents).includes(
    'debt_collection_certificate',
  )
  const name = `${renter.firstName} ${renter.lastName}`.trim() || t`Renter ${number}`
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
      {policy?.rules.documents.debt_collection_certificate !== 'later' && lacksDebtCertificate && (
        <Notice>
          <Text overflowWrap="anywhere">{t`${name}: a debt collection certificate is usually required. You can submit without it.`}</Text>
          <Button
            variant="outline"
            mt="2"
            aria-label={t`Add it: ${name}`}
            onClick={() => onAdd('debt_collection_certificate')}
          >
            <PlusIcon />
            <Trans>Add it</Trans>
          </Button>
        </Notice>
      )}
    </Box>
  )
}

import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { lacksDebtCertificate } from '#shared/application/questionnaire.ts'
import { formatDate } from '#shared/dates.ts'
import type { DocumentType } from '#shared/document/document.ts'
import { formatSize } from '#shared/format-number.ts'
import { HomeContext } from '#web/apply/questionnaire/fields/home-context.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { RenterAnswers } from '#web/apply/storage/answers.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { documentTypeNames, employmentStatusNames, useTexts } from '#web/kit/i18n/texts.ts'
import { useOriginWords } from '#web/kit/labels/origin-names.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
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
  const texts = useTexts()
  const originWords = useOriginWords()
  const salaries = useSalaryLabels()
  const { currentAddress: home, profession, reference } = renter
  const status = profession.employmentStatus
  const policy = use(PolicyContext)
  const { country } = use(HomeContext)
  const nationality: [string, string] = [t`Nationality`, originWords(renter.nationality)]
  const name = `${renter.firstName} ${renter.lastName}`.trim() || t`Renter ${number}`
  return (
    <Box display="grid" gap="3">
      <SummaryGroup
        title={name}
        onChange={onChange}
        rows={[
          [t`Email`, renter.email],
          [t`Phone`, renter.phone],
          [t`Date of birth`, formatDate(renter.dateOfBirth)],
          ...(policy?.rules.questions.nationality === 'hidden' ? [] : [nationality]),
          [
            t`Current address`,
            [
              `${home.street} ${home.streetNumber}`,
              `${home.zipCode} ${home.city}`,
              home.country && texts.country(home.country),
            ]
              .map((line) => line.trim())
              .filter(Boolean)
              .join(', '),
          ],
          [
            t`Profession`,
            [profession.profession, status && i18n._(employmentStatusNames[status])].filter(Boolean).join(', '),
          ],
          [t`Gross salary`, salaries.own(profession.grossSalary, country)],
          [
            t`Reference`,
            reference.noReference
              ? t`I have no reference`
              : [reference.company, reference.name, reference.phone, reference.email].filter(Boolean).join(', '),
          ],
          ...documents.map((document): [string, string] => [
            i18n._(documentTypeNames[document.type]),
            `${document.name} (${formatSize(document.size, i18n.locale)})`,
          ]),
        ]}
      />
      {!policy?.rules.laterDocuments.includes('debt_collection_certificate') && lacksDebtCertificate({ documents }) && (
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

import { Box, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { lacksDebtCertificate, type Section } from '#shared/application/questionnaire.ts'
import { formatDate } from '#shared/dates.ts'
import { CheckboxField } from '#web/form/choice-field.tsx'
import { documentTypeNames, employmentStatusNames, useTexts } from '#web/i18n/texts.ts'
import type { Answers, RenterAnswers } from '#web/local/answers.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/typography.ts'
import { formatSize } from './format-size.ts'
import { SummaryGroup } from './summary-group.tsx'

interface SummarySectionProps {
  documents: readonly LocalDocument[]
  address: string
  goTo: (section: Section) => void
}

/** Check your answers: everything that will be sent, each group with a way to change it. */
export function SummarySection({ documents, address, goTo }: SummarySectionProps) {
  const { t } = useLingui()
  const { getValues } = useFormContext<Answers>()
  const { mainRenters, generalInfo } = getValues()
  return (
    <Grid gap="6">
      <Text color="fg.muted" overflowWrap="anywhere">
        {t`Please check your answers for ${address}. They are sent when you press Submit.`}
      </Text>
      {mainRenters.map((renter, index) => (
        <RenterSummary
          key={renter.id}
          number={index + 1}
          renter={renter}
          documents={documents.filter(({ renterId }) => renterId === renter.id)}
          onChange={() => goTo('main_renters')}
        />
      ))}
      <GeneralInfoSummary info={generalInfo} onChange={() => goTo('general_info')} />
      <CheckboxField
        name="confirmed"
        label={<Trans>I confirm that my answers are true and complete, and I accept the terms and conditions.</Trans>}
      />
    </Grid>
  )
}

interface RenterSummaryProps {
  number: number
  renter: RenterAnswers
  documents: readonly LocalDocument[]
  onChange: () => void
}

function RenterSummary({ number, renter, documents, onChange }: RenterSummaryProps) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const { currentAddress: home, profession, reference } = renter
  const status = profession.employmentStatus
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
          [t`Nationality`, renter.nationality && texts.country(renter.nationality)],
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
          [t`Gross salary`, profession.grossSalary],
          [
            t`Reference`,
            reference.noReference
              ? t`I have no reference`
              : [reference.company, reference.name, reference.phone, reference.email].filter(Boolean).join(', '),
          ],
          ...documents.map((document): [string, string] => [
            i18n._(documentTypeNames[document.type]),
            `${document.name} (${formatSize(document.size)})`,
          ]),
        ]}
      />
      {lacksDebtCertificate({ documents }) && (
        <Notice>{t`${name}: a debt collection certificate is usually required. You can submit without it.`}</Notice>
      )}
    </Box>
  )
}

function GeneralInfoSummary({ info, onChange }: { info: Answers['generalInfo']; onChange: () => void }) {
  const { t } = useLingui()
  const yesNo = (value: boolean | null) => (value === null ? '' : value ? t`Yes` : t`No`)
  return (
    <SummaryGroup
      title={t`General info`}
      onChange={onChange}
      rows={[
        [t`Desired start date`, formatDate(info.desiredStartDate)],
        [t`Comment on the start date`, info.commentaryStartDate],
        [t`Number of adults`, String(info.numberOfAdults)],
        [t`Number of children`, String(info.numberOfChildren)],
        [t`Property visited`, yesNo(info.visitedProperty)],
        [
          t`Personal liability insurance`,
          info.casualtyInsurance ? info.casualtyInsuranceName : yesNo(info.casualtyInsurance),
        ],
        [t`Subletting`, yesNo(info.subletting)],
        [t`Pets`, yesNo(info.pets)],
      ]}
    />
  )
}

import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { RentCountry } from '#shared/money.ts'
import { type Burden, burdenOf } from '#shared/salary/burden.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/review/application-labels.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { ApplicationBadge } from '#web/manage/ui/status-badge.tsx'

interface ComparisonProps {
  applications: Shown<'application'>[]
  total: number | undefined
  country: RentCountry | undefined
}

/** Columns of people; what tells them apart comes first. */
export function Comparison({ applications, total, country }: ComparisonProps) {
  const { t } = useLingui()
  const rows = differencesFirst(useComparedLines(applications, country))
  return (
    <Box role="region" tabIndex={0} aria-label={t`Comparison`} css={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t`Applicants`}</th>
            {applications.map((application) => (
              <th key={application.id} scope="col">
                {applicantNames(application)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t`Status`}</th>
            {applications.map(({ id, status }) => (
              <td key={id}>
                <ApplicationBadge status={status} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t`Rent to income`}</th>
            {applications.map(({ id, mainRenters }) => (
              <td key={id}>
                <Share burden={burdenOf(total, mainRenters, country)} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {applications.map(({ id }, at) => (
                <td key={id}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

/** The number says it; the bar lets it be seen. What cannot be read is not guessed. */
function Share({ burden }: { burden: Burden | undefined }) {
  if (!burden) return '–'
  if (burden.isDoubtful) return <Trans>Income doubtful</Trans>
  const percent = Math.round(burden.share * 100)
  return (
    <>
      {`${percent} %`}
      <Box aria-hidden="true" h="2" mt="1" bg="bg.subtle" borderRadius="full" css={{ overflow: 'hidden' }}>
        <Box h="full" bg="pine.solid" css={{ width: `${Math.min(100, percent)}%` }} />
      </Box>
    </>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '8px',
      minWidth: '8rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    // Whose line it is stays in sight on a phone.
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: 0,
      minWidth: '6.5rem',
      overflowWrap: 'break-word',
      background: 'bg.panel',
    },
    '& thead th': { fontWeight: 'bold' },
    '& tbody th': { fontWeight: 'normal', fontSize: 'sm', color: 'fg.muted' },
  },
})

interface ComparedLine {
  label: string
  /** One for each application; a dash where nothing was said. */
  values: string[]
}

/** What applications said, line by line. */
function useComparedLines(
  applications: readonly Shown<'application'>[],
  country: RentCountry | undefined,
): ComparedLine[] {
  const { t, i18n } = useLingui()
  const words = useApplicationLabels()
  const salaries = useSalaryLabels()
  const everyRenter = (read: (renter: Shown<'application'>['mainRenters'][number]) => string) =>
    applications.map(({ mainRenters }) => mainRenters.map(read).filter(Boolean).join('\n') || '–')

  const said = applications.map((application) => words.general(application))
  const labels = [...new Set(said.flatMap((lines) => lines.map(({ label }) => label)))]
  return [
    { label: t`Gross salary`, values: everyRenter(({ profession }) => salaries.sent(profession.grossSalary, country)) },
    { label: t`Profession`, values: everyRenter(({ profession }) => profession.profession) },
    { label: t`Reference`, values: everyRenter(({ reference }) => (reference.noReference ? '' : reference.company)) },
    {
      label: t`Missing documents`,
      values: applications.map(
        ({ mainRenters }) =>
          missingDocuments(mainRenters)
            .map((type) => i18n._(documentNames[type]))
            .join('\n') || '–',
      ),
    },
    ...labels.map((label) => ({
      label,
      values: said.map((lines) => lines.find((line) => line.label === label)?.value ?? '–'),
    })),
  ]
}

const differencesFirst = (lines: readonly ComparedLine[]): ComparedLine[] => {
  const differs = ({ values }: ComparedLine) => new Set(values).size > 1
  return [...lines.filter(differs), ...lines.filter((line) => !differs(line))]
}

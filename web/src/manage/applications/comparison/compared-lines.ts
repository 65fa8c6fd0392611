import { useLingui } from '@lingui/react/macro'
import { guarantorsOf, rentersOf } from '#shared/application/guarantor.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { incomeQuestions, saidTo } from '#shared/salary/income-said.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { renterName } from '#web/manage/applications/words/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/words/application-labels.ts'
import { useMissingDocuments } from '#web/manage/applications/words/use-missing-documents.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

interface ComparedLine {
  label: string
  /** One for each application; a dash where nothing was said. */
  values: string[]
}

/** What applications said, line by line. */
export function useComparedLines(
  applications: readonly Shown<'application'>[],
  country: HomeCountry | undefined,
): ComparedLine[] {
  const { t } = useLingui()
  const { missing, awaited } = useMissingDocuments()
  const words = useApplicationLabels()
  const salaries = useSalaryLabels()
  const { name } = useQuestionLabels()
  const everyRenter = (read: (renter: Shown<'application'>['mainRenters'][number]) => string) =>
    applications.map(({ mainRenters }) => rentersOf(mainRenters).map(read).filter(Boolean).join('\n') || '–')

  const said = applications.map((application) => words.general(application))
  const later = applications.map((application) => awaited(application).join('\n'))
  const labels = [...new Set(said.flatMap((lines) => lines.map(({ label }) => label)))]
  return [
    ...incomeQuestions
      .map((question) => ({
        label: name(`profession.${question}`),
        values: everyRenter(({ profession }) => salaries.sent(saidTo(question, profession), country)),
      }))
      // Of two ways to ask for it, those that somebody answered.
      .filter(({ values }) => values.some((value) => value !== '–')),
    { label: t`Profession`, values: everyRenter(({ profession }) => profession.profession) },
    { label: t`Reference`, values: everyRenter(({ reference }) => (reference.noReference ? '' : reference.company)) },
    ...(applications.some(({ mainRenters }) => guarantorsOf(mainRenters).length > 0)
      ? [
          {
            label: t`Guarantor`,
            values: applications.map(({ mainRenters }) => guarantorsOf(mainRenters).map(renterName).join('\n') || '–'),
          },
        ]
      : []),
    {
      label: t`Missing documents`,
      values: applications.map((application) => missing(application).join('\n') || '–'),
    },
    ...(later.some(Boolean) ? [{ label: t`Come once chosen`, values: later.map((papers) => papers || '–') }] : []),
    ...labels.map((label) => ({
      label,
      values: said.map((lines) => lines.find((line) => line.label === label)?.value ?? '–'),
    })),
  ]
}

export const differencesFirst = (lines: readonly ComparedLine[]): ComparedLine[] => {
  const differs = ({ values }: ComparedLine) => new Set(values).size > 1
  return [...lines.filter(differs), ...lines.filter((line) => !differs(line))]
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { missingDocuments } from '#shared/application/managed-documents.ts'
import { jointIncome, rentToIncome } from '#shared/application/managed-income.ts'
import { applicantNames } from '#web/desk/review/applicant-names.ts'
import { documentTypeNames } from '#web/i18n/texts.ts'
import type { Shown } from '#web/records/use-records.ts'
import { WithdrawnWords } from '#web/desk/review/withdrawn-words.tsx'
import { WarningIcon } from '#web/ui/icons.tsx'

interface ApplicationMarksProps {
  application: Shown<'application'>
  total: number | undefined
  alike: Shown<'application'>[]
}

/** What somebody who looks through a list wants to see without opening anything. */
export function ApplicationMarks({ application, total, alike }: ApplicationMarksProps) {
  const { i18n } = useLingui()
  const burden = rentToIncome(total, jointIncome(application.mainRenters))
  const missing = missingDocuments(application.mainRenters).map((type) => i18n._(documentTypeNames[type]))
  const others = alike.map((each) => `${applicantNames(each)} (${each.reference})`).join(', ')
  const [percent, kinds] = [Math.round((burden ?? 0) * 100), missing.join(', ')]
  return (
    <Marks>
      <Withdrawn application={application} />
      {burden !== undefined && (
        <span>
          <Trans>Rent takes {percent} % of the income</Trans>
        </span>
      )}
      {missing.length > 0 && (
        <Mark>
          <Trans>Missing: {kinds}</Trans>
        </Mark>
      )}
      {alike.length > 0 && (
        <Mark>
          <Trans>Seems to apply twice: {others}</Trans>
        </Mark>
      )}
    </Marks>
  )
}

const Withdrawn = ({ application: { withdrawnAt } }: Pick<ApplicationMarksProps, 'application'>) =>
  withdrawnAt && (
    <Mark>
      <WithdrawnWords at={withdrawnAt} />
    </Mark>
  )

const Mark = ({ children }: { children: ReactNode }) => (
  <em>
    <WarningIcon />
    <span>{children}</span>
  </em>
)

const Marks = chakra('section', {
  base: {
    display: 'grid',
    gap: '4px',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > em': { display: 'flex', gap: '8px', color: 'attention.fg', fontStyle: 'normal' },
    '& > em > svg': { flexShrink: 0 },
    '& > em > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import { type Burden, burdenOf } from '#shared/salary/burden.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { ChangeStatus } from '#web/manage/applications/review/change-status.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { PlainButtons } from '#web/manage/ui/plain-buttons.ts'
import { ApplicationBadge } from '#web/manage/ui/status-badge.tsx'
import { differencesFirst, useComparedLines } from './compared-lines.ts'
import { Scroller, Table } from './table-style.ts'

interface ComparisonProps {
  applications: Shown<'application'>[]
  process: Shown<'process'>
  total: number | undefined
  country: HomeCountry | undefined
}

/**
 * Columns of people; what tells them apart comes first, and what can be done with each stays in sight. On a phone the name of a line
 * stands above its values: the roles say that it is a table, whatever it looks like.
 */
export function Comparison({ applications, process, total, country }: ComparisonProps) {
  const { t } = useLingui()
  const rows = differencesFirst(useComparedLines(applications, country))
  return (
    <Scroller role="region" tabIndex={0} aria-label={t`Comparison`}>
      <Table role="table" css={{ '--people': applications.length }}>
        <div role="rowgroup" data-edge="top">
          <div role="row">
            <div role="columnheader">{t`Applicants`}</div>
            {applications.map((application) => (
              <div key={application.id} role="columnheader" title={applicantNames(application)}>
                <span>{applicantNames(application)}</span>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          <Row label={t`Status`}>
            {applications.map(({ id, status }) => (
              <div key={id} role="cell">
                <ApplicationBadge status={status} />
              </div>
            ))}
          </Row>
          <Row label={t`Rent to income`}>
            {applications.map(({ id, mainRenters }) => (
              <div key={id} role="cell">
                <Share burden={burdenOf(total, mainRenters, country)} />
              </div>
            ))}
          </Row>
          {rows.map(({ label, values }) => (
            <Row key={label} label={label}>
              {applications.map(({ id }, at) => (
                <div key={id} role="cell">
                  {values[at]}
                </div>
              ))}
            </Row>
          ))}
        </div>
        <div role="rowgroup" data-edge="bottom">
          <Row label={t`Actions`}>
            {applications.map((application) => (
              <div key={application.id} role="cell">
                <PlainButtons>
                  <ChangeStatus application={application} process={process} isAmongOthers />
                </PlainButtons>
              </div>
            ))}
          </Row>
        </div>
      </Table>
    </Scroller>
  )
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div role="row">
    <div role="rowheader">{label}</div>
    {children}
  </div>
)

/** The number says it; the bar lets it be seen. What cannot be read is not guessed. */
function Share({ burden }: { burden: Burden | undefined }) {
  if (!burden) return '–'
  if (burden.isDoubtful) return <Trans>Income doubtful</Trans>
  const percent = Math.round(burden.share * 100)
  return (
    <>
      {burden.basis === 'net' ? <Trans>{percent} % of net</Trans> : <Trans>{percent} % of gross</Trans>}
      <Box aria-hidden="true" h="2" mt="1" bg="bg.subtle" borderRadius="full" css={{ overflow: 'hidden' }}>
        <Box h="full" bg="pine.solid" css={{ width: `${Math.min(100, percent)}%` }} />
      </Box>
    </>
  )
}

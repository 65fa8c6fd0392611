import { Trans } from '@lingui/react/macro'
import type { LocalDocument } from '#web/local/database.ts'
import type { Job } from '#web/local/job.ts'
import { JobState } from '#web/outbox/job-state.tsx'
import { LandlordLine } from '#web/ui/landlord-line.tsx'
import { Card } from '#web/outbox/card.tsx'

/** Something that is on its way. */
export const JobCard = ({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) => (
  <Card title={<Title job={job} />}>
    <LandlordLine landlord={job.about.landlord} />
    <JobState job={job} documents={documents} />
  </Card>
)

function Title({ job: { about, code, request } }: { job: Job }) {
  const { address } = about
  if (request) return address ? <Trans>Documents for {address}</Trans> : <Trans>Requested documents</Trans>
  return address || (code ? <Trans>Home with the code {code}</Trans> : <Trans>Application</Trans>)
}

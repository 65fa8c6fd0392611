import { Trans } from '@lingui/react/macro'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { JobState } from '#web/apply/delivery/status/job-state.tsx'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'

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

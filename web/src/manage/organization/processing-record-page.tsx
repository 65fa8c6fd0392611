import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { ReadFailure } from '#web/kit/data-protection/read/read-failure.tsx'
import { useDataProtection } from '#web/kit/data-protection/read/use-data-protection.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'

/** What GDPR Article 30 and Swiss DSG Article 12 want written down, of the same facts as the page for everybody. */
export const ProcessingRecordPage = () => (
  <SignedIn>
    <ProcessingRecord />
  </SignedIn>
)

/** With words and sources of its own, which a device does not keep. */
const RecordParts = lazyPart(
  async () => (await import('#web/manage/organization/record/record-parts.tsx')).RecordParts,
  'privacy',
)

function ProcessingRecord() {
  const { t } = useLingui()
  const { organizationId = '' } = useParams()
  const { data, failure, again } = useDataProtection(organizationId)
  const title = t`Record of processing activities`
  return (
    <ManagePage title={title}>
      <Box css={{ '@media print': { display: 'none' } }}>
        <BackLink to={paths.dataProtection}>
          <Trans>Data protection</Trans>
        </BackLink>
      </Box>
      <Heading as="h1" size="xl" mb="4">
        {title}
      </Heading>
      {failure !== undefined && <ReadFailure failure={failure} onAgain={again} />}
      {data && <RecordParts data={data} />}
    </ManagePage>
  )
}

import { Trans } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** In place of a list of none. Where nobody can apply any more, those who did may have been erased. */
export const NoApplications = ({ process }: { process: { status: string } }) => (
  <Text color="fg.muted">
    {acceptsApplications(process) ? (
      <Trans>Nobody has applied yet. Share the code, the link or the QR code of this process.</Trans>
    ) : (
      <Trans>There are no applications here: nobody applied, or what they sent has been erased since.</Trans>
    )}
  </Text>
)

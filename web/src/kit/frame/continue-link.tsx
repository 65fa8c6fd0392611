import { Trans } from '@lingui/react/macro'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'

/** For who returns. It stands with the page or not at all: nothing appears late. */
export const ContinueLink = ({ found }: { found: 'unfinished' | 'sent' | undefined }) =>
  found && (
    <LinkButton
      to={found === 'unfinished' ? paths.questionnaire : paths.myApplications}
      size="lg"
      variant="outline"
      w={{ base: 'full', sm: 'auto' }}
    >
      {found === 'unfinished' ? <Trans>Continue your application</Trans> : <Trans>My applications</Trans>}
    </LinkButton>
  )

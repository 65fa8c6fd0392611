import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'

/** For who returns. It stands with the page or not at all: nothing appears late. */
export function ContinueLink({ found }: { found: 'unfinished' | 'sent' | undefined }) {
  if (!found) return null
  return (
    <Button asChild size="lg" variant="outline" w={{ base: 'full', sm: 'auto' }}>
      {found === 'unfinished' ? (
        <Link to={paths.questionnaire}>
          <Trans>Continue your application</Trans>
        </Link>
      ) : (
        <Link to={paths.myApplications}>
          <Trans>My applications</Trans>
        </Link>
      )}
    </Button>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { ManagePage } from './manage-page.tsx'
import { Redirect } from './redirect.tsx'
import { SignedIn } from './signed-in.tsx'

interface OwnOrganizationPageProps {
  title: string
  /** As of `ManagePage`. */
  isBroad?: boolean
  children: (organizationId: string) => ReactNode
}

/** A page about the organization that somebody works with; a platform owner who has chosen none is led to all of them. */
export const OwnOrganizationPage = (props: OwnOrganizationPageProps) => (
  <SignedIn>
    <Content {...props} />
  </SignedIn>
)

function Content({ title, isBroad = false, children }: OwnOrganizationPageProps) {
  const { person, organizationId } = useManager()
  const { pathname, search } = useLocation()
  // A platform owner opens exactly /admin (manager.md, Page access).
  const isExactlyAdmin = pathname === paths.admin && search === ''
  if (person.role === 'platform_owner' && (organizationId === null || isExactlyAdmin)) {
    return <Redirect to={paths.platform} />
  }
  return (
    <ManagePage title={title} isBroad={isBroad}>
      <Heading as="h1" size="xl" mb="6">
        {title}
      </Heading>
      {organizationId === null ? (
        <Text>
          <Trans>No organization ID available</Trans>
        </Text>
      ) : (
        children(organizationId)
      )}
    </ManagePage>
  )
}

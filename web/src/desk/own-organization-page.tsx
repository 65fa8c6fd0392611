import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { DeskPage } from './desk-page.tsx'
import { Redirect } from './redirect.tsx'
import { SignedIn } from './signed-in.tsx'
import { useDesk } from './use-desk.ts'

interface OwnOrganizationPageProps {
  title: string
  children: (organizationId: string) => ReactNode
}

/** A page about the organization of whoever works here; a platform owner has none, and is led to all of them. */
export const OwnOrganizationPage = (props: OwnOrganizationPageProps) => (
  <SignedIn>
    <Content {...props} />
  </SignedIn>
)

function Content({ title, children }: OwnOrganizationPageProps) {
  const { person } = useDesk()
  if (person.role === 'platform_owner') return <Redirect to={paths.platform} />
  return (
    <DeskPage title={title}>
      <Heading as="h1" size="xl" mb="6">
        {title}
      </Heading>
      {person.organizationId === null ? (
        <Text>
          <Trans>No organization ID available</Trans>
        </Text>
      ) : (
        children(person.organizationId)
      )}
    </DeskPage>
  )
}

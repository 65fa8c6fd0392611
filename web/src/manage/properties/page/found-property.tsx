import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { propertyContract } from '#shared/property/manager/contract.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { useWhyMissing } from '#web/manage/records/use-why-missing.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'

interface FoundPropertyProps {
  id: string
  children: (property: Shown<'property'>) => ReactNode
}

/** A property as this device has it; where it has none, the server says why (manager.md, Property page). */
export function FoundProperty({ id, children }: FoundPropertyProps) {
  const { organizationId } = useManager()
  const property = useRecord('property', id)
  if (property) return children(property)
  // Nothing is ever read for who has chosen no organization: the property says which.
  return property === undefined && organizationId !== null ? <Skeleton rows={4} /> : <NotHere id={id} />
}

function NotHere({ id }: { id: string }) {
  const why = useWhyMissing(`property ${id}`, () => session.call(propertyContract.readRentObject, { params: { id } }))
  switch (why) {
    case 'reading':
      return <Skeleton rows={4} />
    case 'denied':
      return (
        <Problem title={<Trans>You do not have permission to see this property</Trans>}>
          <Trans>Please contact your administrator.</Trans>
        </Problem>
      )
    case 'unknown':
      return (
        <Problem title={<Trans>Property not found</Trans>}>
          <Trans>Please look for it in the list.</Trans>
        </Problem>
      )
    case 'failed':
      return (
        <Problem title={<Trans>The property could not be loaded</Trans>}>
          {navigator.onLine ? (
            <Trans>Please look for it in the list, or try again in a minute.</Trans>
          ) : (
            <Trans>It is not on this device, and there is no connection at the moment.</Trans>
          )}
        </Problem>
      )
  }
}

const Problem = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <Heading as="h1" size="xl" mb="3">
      {title}
    </Heading>
    <Text mb="6">{children}</Text>
    <Button asChild>
      <Link to={adminTabPath('properties')}>
        <Trans>Back to the properties</Trans>
      </Link>
    </Button>
  </>
)

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { propertyContract } from '#shared/property/manager/contract.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { NotHere } from '#web/manage/frame/not-here.tsx'
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
  return property === undefined && organizationId !== null ? <Skeleton rows={4} /> : <MissingProperty id={id} />
}

function MissingProperty({ id }: { id: string }) {
  const why = useWhyMissing(`property ${id}`, () => session.call(propertyContract.readRentObject, { params: { id } }))
  return (
    <NotHere
      why={why}
      words={{
        denied: <Trans>You do not have permission to see this property</Trans>,
        unknown: <Trans>Property not found</Trans>,
        failed: <Trans>The property could not be loaded</Trans>,
        look: <Trans>Please look for it in the list.</Trans>,
        lookLater: <Trans>Please look for it in the list, or try again in a minute.</Trans>,
      }}
      back={{ to: adminTabPath('properties'), words: <Trans>Back to the properties</Trans> }}
    />
  )
}

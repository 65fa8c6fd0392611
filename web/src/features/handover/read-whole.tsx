import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import { FoldOut } from '#web/desk/fold-out.tsx'
import { asShown } from './freeze.ts'
import { ProtocolToRead } from './protocol-to-read.tsx'
import { useMe } from './use-known-people.ts'
import { useWalk } from './use-walk.ts'

interface ReadWholeProps {
  property: { name: string; address: string } | undefined
}

/** All that is signed, for who holds the phone. Not drawn again with every stroke. */
export const ReadWhole = memo(function ReadWhole({ property }: ReadWholeProps) {
  const { t } = useLingui()
  const me = useMe()
  const { protocol, rooms, files, baseline } = asShown(useWalk())
  // The name that ends the signing is read by nobody who holds the phone.
  const parties = protocol.content.parties.map((each) =>
    isSameName(each.name, me.name) ? { ...each, name: t`The manager` } : each,
  )
  return (
    <FoldOut title={<Trans>Read the whole protocol</Trans>}>
      <ProtocolToRead
        {...{ rooms, files, baseline, ...(property && { property }) }}
        protocol={{ ...protocol, content: { ...protocol.content, parties } }}
      />
    </FoldOut>
  )
})

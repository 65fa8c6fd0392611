import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { useMe } from '#web/manage/handover/prepare/use-known-people.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import { ProtocolToRead } from '#web/manage/handover/signed/protocol-to-read.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { withoutManager } from './without-manager.ts'

interface ReadWholeProps {
  property: { name: string; address: string } | undefined
}

/** All that is signed, for who holds the phone. Not drawn again with every stroke. */
export const ReadWhole = memo(function ReadWhole({ property }: ReadWholeProps) {
  const { t } = useLingui()
  const me = useMe()
  const { protocol, rooms, files, baseline } = asShown(useProtocolDraft())
  const parties = withoutManager(protocol.content.parties, me, t`The manager`)
  return (
    <Disclosure title={<Trans>Read the whole protocol</Trans>}>
      <ProtocolToRead
        {...{ rooms, files, baseline, ...(property && { property }) }}
        protocol={{ ...protocol, content: { ...protocol.content, parties } }}
      />
    </Disclosure>
  )
})

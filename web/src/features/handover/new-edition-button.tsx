import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newId } from '#shared/ids.ts'
import { formatDate } from '#shared/dates.ts'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { useChange } from '#web/desk/use-change.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'

/** A draft with the same content, which takes this one's place once all have signed it. */
export function NewEditionButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const change = useChange()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const failure = await change(
      'newEdition',
      { params: { id: protocol.id }, body: { id }, about: { entity: 'protocol', id } },
      {
        done: () => t`A new version was made`,
        more: () => formatDate(protocol.date),
        failed: () => t`The new version could not be made`,
      },
    )
    setBusy(false)
    if (!failure) void navigate(protocolPath(id))
  }
  return (
    <Button variant="outline" size="lg" disabled={isBusy} onClick={() => void make()}>
      <Trans>Make a new version</Trans>
    </Button>
  )
}

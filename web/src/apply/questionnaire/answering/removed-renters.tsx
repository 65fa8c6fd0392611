import { Trans, useLingui } from '@lingui/react/macro'
import type { RemovedRenter } from '#web/apply/storage/answers.ts'
import { bringBack } from '#web/apply/storage/documents/edit-removed.ts'
import { RemovedRow } from '#web/kit/ui/later/removed-row.tsx'

interface RemovedRentersProps {
  draftId: string
  removed: readonly RemovedRenter[]
  onUndo: (removed: RemovedRenter) => void
}

/** In the place of renters who were removed. */
export function RemovedRenters({ draftId, removed, onUndo }: RemovedRentersProps) {
  const { t } = useLingui()
  return removed.map((each) => {
    const { renter, index } = each
    const number = index + 1
    const name = `${renter.firstName} ${renter.lastName}`.trim() || t`Renter ${number}`
    return (
      <RemovedRow
        key={renter.id}
        id={`undo-${renter.id}`}
        label={t`Undo: ${name}`}
        onUndo={() => {
          onUndo(each)
          void bringBack(draftId, renter.id)
        }}
      >
        <Trans>{name} was removed, with all answers and documents.</Trans>
      </RemovedRow>
    )
  })
}

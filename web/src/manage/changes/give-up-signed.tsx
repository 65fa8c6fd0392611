import { Trans } from '@lingui/react/macro'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'

export const GiveUpSigned = ({ onGiveUp }: { onGiveUp: () => void }) => (
  <ConfirmButton
    question={<Trans>Give up what was signed here? The signatures and their document are lost.</Trans>}
    confirm={<Trans>Give up</Trans>}
    onConfirm={onGiveUp}
  >
    <Trans>Give up what was signed</Trans>
  </ConfirmButton>
)

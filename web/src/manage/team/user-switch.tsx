import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#shared/user/user.ts'
import { Button } from '#web/kit/ui/button.ts'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { personName } from '#web/manage/records/use-manager.ts'
import { AskFirst } from './ask-first.tsx'
import { useChangeUser } from './use-change-user.ts'

/** Keeps a person out, or lets them in again, after a question. */
export function UserSwitch({ user }: { user: User }) {
  const { t } = useLingui()
  const changeUser = useChangeUser(user)
  const [isAsking, setAsking] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const { isActive } = user
  const name = personName(user)

  const change = async () => {
    const tell = toastsOfAccount()
    setChanging(true)
    const failure = await changeUser({ isActive: !isActive })
    setChanging(false)
    if (failure) tell({ tone: 'error', title: () => failure.title, description: () => failure.description })
    else tell({ tone: 'success', title: () => (isActive ? t`${name} is deactivated` : t`${name} is active again`) })
  }

  return (
    <>
      <Button
        variant={isActive ? 'danger' : 'outline'}
        disabled={isChanging}
        aria-label={isActive ? t`Deactivate ${name}` : t`Reactivate ${name}`}
        onClick={() => setAsking(true)}
      >
        {isActive ? <Trans>Deactivate</Trans> : <Trans>Reactivate</Trans>}
      </Button>
      {isAsking && (
        <AskFirst
          title={isActive ? <Trans>Deactivate {name}?</Trans> : <Trans>Reactivate {name}?</Trans>}
          confirm={isActive ? <Trans>Deactivate</Trans> : <Trans>Reactivate</Trans>}
          isHarmful={isActive}
          onConfirm={() => void change()}
          onClose={() => setAsking(false)}
        >
          {isActive ? (
            <Trans>
              They are signed out everywhere within a minute and cannot sign in any more. What they did stays.
            </Trans>
          ) : (
            <Trans>They can sign in again, with the role they had.</Trans>
          )}
        </AskFirst>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '#shared/ids.ts'
import { userContract } from '#shared/user/contract.ts'
import type { User } from '#shared/user/user.ts'
import { Button } from '#web/kit/ui/button.ts'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { useFailureText } from '#web/manage/changes/use-failure-text.ts'
import { refreshActivities } from '#web/manage/records/read-lists.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { AskFirst } from './ask-first.tsx'

/** What can be done about somebody who was invited and has not come yet: write again, or take it back. */
export function OpenInvitation({ user, onGone }: { user: User; onGone: () => void }) {
  const { t } = useLingui()
  const { isBusy, resend, takeBack } = useInvitation(user, onGone)
  const [isAsking, setAsking] = useState(false)
  const name = personName(user)
  const { email } = user
  return (
    <>
      <Button
        variant="outline"
        disabled={isBusy}
        aria-label={t`Send again: invitation of ${name}`}
        onClick={() => void resend()}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        variant="danger"
        disabled={isBusy}
        aria-label={t`Take invitation back: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take invitation back</Trans>
      </Button>
      {isAsking && (
        <AskFirst
          title={<Trans>Take the invitation of {name} back?</Trans>}
          confirm={<Trans>Take invitation back</Trans>}
          isHarmful
          onConfirm={() => void takeBack()}
          onClose={() => setAsking(false)}
        >
          <Trans>The account is removed, and what was sent to {email} lets nobody in. You can invite them anew.</Trans>
        </AskFirst>
      )}
    </>
  )
}

function useInvitation(user: User, onGone: () => void) {
  const { t } = useLingui()
  const { database } = useManager()
  const failureWords = useFailureText('user')
  const [isBusy, setBusy] = useState(false)
  const { id, email, organizationId } = user
  const name = personName(user)
  const say = async (title: () => string, send: () => Promise<unknown>) => {
    const tell = toastsOfAccount()
    setBusy(true)
    try {
      await send()
      if (organizationId) refreshActivities(database, organizationId)
      tell({ tone: 'success', title })
    } catch (error) {
      const description = () => failureWords(error, (answer) => answer)
      tell({ tone: 'error', title: () => t`Failed to change ${name}`, description })
    } finally {
      setBusy(false)
    }
  }
  const headers = () => ({ 'idempotency-key': newId() })
  return {
    isBusy,
    resend: () =>
      say(
        () => t`The invitation was sent to ${email} again`,
        async () =>
          database.users.put(await session.call(userContract.resendInvitation, { params: { id } }, headers())),
      ),
    takeBack: () =>
      say(
        () => t`The invitation of ${name} was taken back`,
        async () => {
          await session.call(userContract.takeInvitationBack, { params: { id } }, headers())
          await database.users.delete(id)
          onGone()
        },
      ),
  }
}

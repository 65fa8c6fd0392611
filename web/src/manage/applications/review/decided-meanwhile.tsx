import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { type ApplicationStatus, canStep } from '#shared/application/status.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { Failure } from '#web/manage/ui/dialog/form-dialog.tsx'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'

/** In a dialog that decides about an application: that somebody else decided since it was opened. What was typed stays. */
export function DecidedMeanwhile({ application: { status } }: { application: Shown<'application'> }) {
  const { i18n } = useLingui()
  const [before] = useState(status)
  // Of their own decision nobody is told as of somebody else's.
  const { isSubmitting, isSubmitSuccessful } = useFormState()
  const now = i18n._(applicationStatusNames[status])
  return (
    <div role="status">
      {status !== before && !isSubmitting && !isSubmitSuccessful && (
        <Notice>
          <Trans>Somebody changed this application while you were here. It is now: {now}</Trans>
        </Notice>
      )}
    </div>
  )
}

/**
 * Why a step is not taken that somebody else made impossible, or took already, since it was asked about; undefined where it can be. Over
 * what somebody else has decided nobody decides by the press that they had begun: it is said, and asked once more.
 */
export function useNoStep(application: Shown<'application'>, status: ApplicationStatus): () => Failure | undefined {
  const { t, i18n } = useLingui()
  const [told, setTold] = useState(application.status)
  return () => {
    if (application.status === told) return undefined
    if (!canStep(application, status)) {
      return {
        title: t`This step is no longer possible`,
        description: t`Nothing was changed. Copy what you typed if you need it, and close this window.`,
      }
    }
    setTold(application.status)
    const now = i18n._(applicationStatusNames[application.status])
    return {
      title: t`Somebody decided meanwhile. It is now: ${now}`,
      description: t`Nothing was changed yet. Press again to decide all the same.`,
    }
  }
}

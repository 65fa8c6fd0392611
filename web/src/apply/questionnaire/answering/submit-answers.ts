import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NavigateFunction } from 'react-router-dom'
import { languageOf } from '#shared/languages.ts'
import type { Submitted } from '#web/apply/delivery/status/received.ts'
import type { Autosave } from '#web/apply/questionnaire/saving/autosave.ts'
import { noteContents } from '#web/apply/returning/returning.ts'
import { clearSelection, selectedRentObject } from '#web/apply/selection/selection.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { findDraft } from '#web/apply/storage/drafts.ts'
import { paths } from '#web/kit/address/paths.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'

export interface Submission {
  draft: Draft
  address: string
  autosave: Autosave
  i18n: I18n
  navigate: NavigateFunction
}

/** Seals what was validated and leads on to it: true. Else it says why not. */
export async function submitAnswers({ draft, address, autosave, i18n, navigate }: Submission): Promise<boolean> {
  const refuse = (description: MessageDescriptor, title = msg`Submission Error`) =>
    showToast({ tone: 'error', title: () => i18n._(title), description: () => i18n._(description) })

  const rentObject = selectedRentObject()
  if (!draft.processId && !draft.code && !rentObject) {
    refuse(msg`Please select a property before submitting.`, msg`No property selected`)
    return false
  }
  try {
    // Not needed for typing.
    const { submitDraft } = await import('#web/apply/delivery/engine/have-delivered.ts')
    const language = languageOf(i18n.locale)
    const mailedTo = (await findDraft(draft.id))?.answers.mainRenters[0]?.email
    const result = await submitDraft(db, { draftId: draft.id, rev: autosave.rev(), language, address, rentObject })
    if (result === 'changed_elsewhere') {
      refuse(msg`This application is open in another tab, which has newer answers.`)
      return false
    }
    if (result === 'already_sealed') {
      showToast({ tone: 'success', title: () => i18n._(msg`Already submitted from another tab`) })
    }
    clearSelection()
    noteContents(true)
    void navigate(`${paths.myApplications}?sent=${draft.id}`, {
      replace: true,
      state: { mailedTo } satisfies Submitted,
    })
    return true
  } catch (error) {
    refuse(
      isDeviceFull(error)
        ? msg`This device has no space left to keep your application. Please free some space and submit again.`
        : msg`Error submitting application. Please try again.`,
    )
    return false
  }
}

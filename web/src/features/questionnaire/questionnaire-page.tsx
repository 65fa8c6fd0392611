import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { acceptsApplications, type ProcessSummary } from '#shared/process/process.ts'
import { ChangedQuestions } from '#web/form/changed-questions.ts'
import type { DraftPlace } from '#web/local/drafts.ts'
import {
  clearSelection,
  pendingCode,
  rememberedApplication,
  selectedProcess,
  selectedRecord,
  selectedRentObject,
} from '#web/local/selection.ts'
import { paths } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { HomeContext, type KnownHome } from './home-context.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { PolicyContext, usePolicy } from './policy-context.ts'
import { useDraft } from './use-draft.ts'

// Most people never see these.
const CodeCheck = lazyPart(async () => (await import('./detours/code-check.tsx')).CodeCheck, 'later')
const InsteadOfForm = lazyPart(async () => (await import('./detours/instead-of-form.tsx')).InsteadOfForm, 'later')

/** Opens the questionnaire of the chosen process; without one there is nothing to fill in (applicant.md §2). */
export function QuestionnairePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [{ process, home, code, rentObject, applicationId }] = useState(() => ({
    process: selectedProcess(),
    home: selectedRecord(),
    code: pendingCode(),
    rentObject: selectedRentObject(),
    applicationId: rememberedApplication(),
  }))
  const isClosed = process !== undefined && !acceptsApplications(process)

  useEffect(() => {
    if (!isClosed) return
    clearSelection()
    showToast({
      tone: 'error',
      title: t`Application Closed`,
      description: t`This application process has been closed and is no longer accepting new applications.`,
    })
    void navigate(paths.landing, { replace: true })
  }, [isClosed, navigate, t])

  if (isClosed) return null
  if (process) {
    return <WithDraft place={{ processId: process.id, home }} known={process} />
  }
  if (code) return <WithDraft place={{ processId: '', code, applicationId }} known={unknownHome} />
  return rentObject ? (
    <WithDraft place={{ processId: '' }} known={rentObject} />
  ) : (
    <InsteadOfForm reason="no_property" />
  )
}

interface WithDraftProps {
  place: DraftPlace
  known: KnownHome
}

/** Its code was entered without a connection. */
const unknownHome: KnownHome = { address: '' }

function WithDraft({ place, known }: WithDraftProps) {
  const { t } = useLingui()
  const opened = useDraft(place, known.startDate)
  const [home, setHome] = useState<ProcessSummary>()
  const policy = usePolicy((home ?? place.home)?.policyPack)
  // What may not be asked is not shown for a moment either.
  if (!opened || (place.home?.policyPack && !policy)) return <Page title={t`Application`}>{null}</Page>
  if (opened.kind !== 'editing') {
    return <InsteadOfForm reason={opened.kind} {...(opened.kind === 'elsewhere' && opened)} />
  }
  const { draft, opening } = opened
  return (
    <PolicyContext value={policy}>
      <ChangedQuestions value={policy?.changeOf}>
        <HomeContext value={home ?? known}>
          <QuestionnaireForm
            key={`${draft.id} ${opening}`}
            draft={draft}
            processId={home?.id ?? draft.processId}
            home={home ?? known}
            notice={place.code && <CodeCheck draftId={draft.id} onChecked={setHome} />}
          />
        </HomeContext>
      </ChangedQuestions>
    </PolicyContext>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AskedBy } from '#shared/policy/policy-packs.ts'
import { acceptsApplications, type ProcessSummary } from '#shared/process/process.ts'
import {
  clearSelection,
  pendingCode,
  rememberedApplication,
  selectedProcess,
  selectedRecord,
  selectedRentObject,
} from '#web/apply/selection/selection.ts'
import type { DraftPlace } from '#web/apply/storage/drafts.ts'
import { paths } from '#web/kit/address/paths.ts'
import { ChangedQuestions } from '#web/kit/form/field/form-field.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { HomeContext, type KnownHome } from './fields/home-context.ts'
import { type Policy, PolicyContext } from './fields/policy-context.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { loadDetours } from './load-detours.ts'
import { loadAnswering } from './use-doubts.ts'
import { useDraft } from './use-draft.ts'
import { useOffer } from './use-offer.ts'
import { useSettled } from './use-settled.ts'

// Most people never see these.
const AboveForm = lazyPart(async () => (await loadDetours()).AboveForm, 'later')
const InsteadOfForm = lazyPart(async () => (await loadDetours()).InsteadOfForm, 'later')

/**
 * Opens the questionnaire of the chosen process; without one there is nothing to fill in (applicant.md, Questionnaire).
 */
export function QuestionnairePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [{ process, home, code, rentObject, applicationId }, setChosen] = useState(readChosen)
  const isClosed = process !== undefined && !acceptsApplications(process)

  useEffect(() => {
    if (!isClosed) return
    clearSelection()
    // First, because what is told of a page goes with it.
    void navigate(paths.landing, { replace: true })
    showToast({
      tone: 'error',
      title: () => t`Application Closed`,
      description: () => t`This application process has been closed and is no longer accepting new applications.`,
    })
  }, [isClosed, navigate, t])

  if (isClosed) return null
  if (process) {
    return (
      <WithDraft
        key={process.id}
        place={{ processId: process.id, home }}
        known={process}
        onReused={() => setChosen(readChosen())}
      />
    )
  }
  if (code) return <WithDraft place={{ processId: '', code, applicationId }} known={unknownHome} />
  return rentObject ? (
    <WithDraft place={{ processId: '' }} known={rentObject} />
  ) : (
    <InsteadOfForm reason="no_property" />
  )
}

const readChosen = () => ({
  process: selectedProcess(),
  home: selectedRecord(),
  code: pendingCode(),
  rentObject: selectedRentObject(),
  applicationId: rememberedApplication(),
})

interface WithDraftProps {
  place: DraftPlace
  known: KnownHome
  /** What was written is for another home now. */
  onReused?: () => void
}

/** Its code was entered without a connection. */
const unknownHome: KnownHome = { address: '' }

function WithDraft({ place, known, onReused }: WithDraftProps) {
  const { t } = useLingui()
  const opened = useDraft(place, known.startDate)
  const [checked, setChecked] = useState<ProcessSummary>()
  const [isClosed, setClosed] = useState(false)
  // The first fields have the device for themselves.
  const hasTime = useSettled(true, 1_000)
  const policy = usePolicy(checked ?? place.home)
  const offer = useOffer(opened?.kind === 'editing' && opened.mayBegin)
  // What may not be asked is not shown for a moment either.
  if (!opened || offer === 'loading' || (place.home?.policyPack && !policy))
    return <Page title={t`Application`}>{null}</Page>
  if (opened.kind !== 'editing') {
    return <InsteadOfForm reason={opened.kind} {...(opened.kind === 'elsewhere' && opened)} />
  }
  const { draft, opening, reopen, mayBegin } = opened
  const Above = offer?.AboveForm ?? AboveForm
  const home = { ...(checked ?? known), isClosed }
  return (
    <PolicyContext value={policy}>
      <ChangedQuestions value={policy?.changeOf}>
        <HomeContext value={home}>
          <QuestionnaireForm
            key={`${draft.id} ${opening}`}
            draft={draft}
            processId={checked?.id ?? draft.processId}
            home={home}
            notice={
              (place.code || hasTime || mayBegin) && (
                <Above
                  {...{ draft, place, isClosed, onReused, onClosed: setClosed }}
                  onChecked={setChecked}
                  dossier={offer?.dossier}
                  onTaken={mayBegin ? reopen : undefined}
                />
              )
            }
          />
        </HomeContext>
      </ChangedQuestions>
    </PolicyContext>
  )
}

/** Undefined without a pack, and until it is loaded: most homes have none. */
function usePolicy(home: AskedBy | undefined): Policy | undefined {
  const [policy, setPolicy] = useState<Policy>()
  const policyPack = home?.policyPack
  // Of a home that was kept before there were any, nothing is said.
  const own = home?.ownQuestions?.join(' ') ?? ''
  useEffect(() => {
    const asked = policyPack && { policyPack, ownQuestions: own.split(' ') }
    if (asked) void loadAnswering().then(({ policyOf }) => setPolicy(policyOf(asked)))
  }, [policyPack, own])
  return policy
}

import type { ProcessSummary } from '#shared/process/process.ts'
import type { Dossier } from '#web/apply/dossier/dossier.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import type { DraftPlace } from '#web/apply/storage/drafts.ts'
import { CodeCheck } from './code-check.tsx'
import { DossierOffer } from './dossier-offer.tsx'
import { HomeCheck } from './home-check.tsx'

interface AboveFormProps {
  draft: Draft
  place: DraftPlace
  isClosed: boolean
  onChecked: (process: ProcessSummary) => void
  onClosed: (isClosed: boolean) => void
  /** Absent where a home is not known, or is none of a process. */
  onReused: (() => void) | undefined
  /** As it was read before the fields were shown. */
  dossier: Dossier | undefined
  /** Absent where there is nothing to begin with. */
  onTaken: (() => void) | undefined
}

/** What is said above the questionnaire once its first fields had the device for themselves. */
export function AboveForm({ draft, place, isClosed, onChecked, onClosed, onReused, dossier, onTaken }: AboveFormProps) {
  const code = place.home?.code
  return (
    <>
      {place.code ? (
        <CodeCheck draftId={draft.id} onChecked={onChecked} onClosed={onClosed} />
      ) : (
        code && onReused && <HomeCheck draftId={draft.id} {...{ code, isClosed, onReused, onClosed }} />
      )}
      {onTaken && <DossierOffer {...{ draft, dossier, onTaken }} />}
    </>
  )
}

// A page with the parts of a handover protocol, for tests in a real browser: what they hand over lies on `window.parts`.
import { createRoot } from 'react-dom/client'
import type { Drawing } from '#shared/handover/drawing.ts'
import { blankSigning, type SigningDraft } from '#shared/handover/signing-draft.ts'
import { Providers } from '#web/app/app.tsx'
import { needTexts } from '#web/i18n/catalogues.ts'
import { preferredLanguage, showLanguage } from '#web/i18n/start-language.ts'
import { flattenPhoto } from '#web/handover/flatten-photo.ts'
import type { HandoverPhoto } from '#web/handover/take-in-photo.ts'
import type { Signed } from '#web/handover/use-signing.ts'
import { Part } from './part.tsx'

export interface Parts {
  draft: SigningDraft
  signed: Signed[]
  photos: HandoverPhoto[]
  drawing: Drawing
  /** Whether keeping something works, and how not. */
  keeping: 'works' | 'device_full' | 'fails'
  flattenPhoto: typeof flattenPhoto
}

declare global {
  interface Window {
    parts: Parts
  }
}

window.parts = { draft: blankSigning, signed: [], photos: [], drawing: [], keeping: 'works', flattenPhoto }

needTexts('desk')
await showLanguage(preferredLanguage())
const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <Providers>
    <main>
      <Part name={location.hash.slice(1)} />
    </main>
  </Providers>,
)

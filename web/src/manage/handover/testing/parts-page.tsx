// A page with the parts of a handover protocol, for tests in a real browser: what they hand over lies on `window.parts`.
import '#web/kit/device/trusted-types.ts'
import { ChakraProvider } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import { blankSigning, type SigningDraft } from '#shared/handover/sign/signing-draft.ts'
import { needTexts } from '#web/kit/i18n/catalogues.ts'
import { preferredLanguage, showLanguage } from '#web/kit/i18n/start-language.ts'
import { system } from '#web/kit/theme/system.ts'
import type { HandoverPhoto } from '#web/manage/handover/draft/take-in-photo.ts'
import type { Signed } from '#web/manage/handover/pad/use-signing.ts'
import { flattenPhoto } from '#web/manage/handover/photos/flatten-photo.ts'
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

needTexts('manage')
await showLanguage(preferredLanguage())
const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <ChakraProvider value={system}>
    <I18nProvider i18n={i18n}>
      <main>
        <Part name={location.hash.slice(1)} />
      </main>
    </I18nProvider>
  </ChakraProvider>,
)

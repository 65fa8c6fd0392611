import './trusted-types.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchMissingCode } from './app/missing-code.ts'
import { pageAt } from './app/routes.tsx'
import { loadLater } from './app/when-screen-stands.ts'
import { preferredLanguage, showLanguage } from './i18n/start-language.ts'
import { keepInstallPrompt } from './ui/install-prompt.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchMissingCode()
keepInstallPrompt()

// Data that is to go from this device is gone before anything is drawn. Only where somebody manages there is any.
if (localStorage.getItem('desk') ?? localStorage.getItem('deskOthers')) {
  await import('./session/tidy-device.ts').then(
    ({ tidyDevice }) => tidyDevice(),
    () => undefined,
  )
}

// Texts and page first, so that the first rendering replaces a prerendered screen in one step.
const page = pageAt(location.pathname).load() // first, because it says which texts are needed
await Promise.all([page, showLanguage(preferredLanguage())])
createRoot(root).render(<App />)

// Nothing of this is needed for the first screen.
if (import.meta.env.PROD) {
  loadLater(async () => (await import('./app/offline-support.ts')).startOfflineSupport())
}
loadLater(async () => (await import('./app/later-parts.ts')).deliverInPage())

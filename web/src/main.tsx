import './kit/device/trusted-types.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { chosenBeforeStart, isAsSent } from './app/as-sent.ts'
import { watchMissingCode } from './app/missing-code.ts'
import { watchPresses } from './app/pressed.ts'
import { pageAt } from './app/routes.tsx'
import { loadLater } from './app/when-screen-stands.ts'
import { deviceUsed, noteEarlierUse } from './kit/device/device-used.ts'
import { hearEarlyChoice } from './kit/i18n/early-choice.ts'
import { chooseOwnLanguage, preferredLanguage, showLanguage } from './kit/i18n/start-language.ts'
import { keepInstallPrompt } from './kit/install/install-prompt.ts'
import { leaving } from './kit/sign-in/leaving.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchMissingCode()
watchPresses()
keepInstallPrompt()
leaving.find = async () => (await import('./manage/session/way-out.ts')).findWayOut()

// Data that is to go from this device is gone before anything is drawn. Only where somebody manages there is any.
if (localStorage.getItem('desk') ?? localStorage.getItem('deskOthers')) {
  await import('./manage/session/tidy-device.ts').then(
    ({ tidyDevice }) => tidyDevice(),
    () => undefined,
  )
}

// Texts and page first, so that the first rendering replaces a prerendered screen in one step.
const sentLocale = document.documentElement.lang
const page = pageAt(location.pathname).load() // first, because it says which texts are needed
await Promise.all([page, showLanguage(preferredLanguage())])
const chosen = chosenBeforeStart(root)
if (chosen && chosen !== sentLocale.slice(0, 2)) await chooseOwnLanguage(chosen)
hearEarlyChoice(root)
const app = <App Router={BrowserRouter} />
if (isAsSent(root, sentLocale)) hydrateRoot(root, app)
else createRoot(root).render(app)

// Nothing of this is needed for the first screen.
if (import.meta.env.PROD) {
  loadLater(async () => (await import('./app/offline/offline-support.ts')).startOfflineSupport)
}
void noteEarlierUse()
void deviceUsed.then(() => loadLater(async () => (await import('./app/later/later-parts.ts')).deliverInPage))

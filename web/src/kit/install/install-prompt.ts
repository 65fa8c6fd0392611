import { createSignal } from '#web/kit/device/signal.ts'

/** Chromium's own event; TypeScript's library does not know it. Other browsers have no such prompt. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const storageKey = 'installRefused'

let waiting: InstallPrompt | undefined
const { tell, watch } = createSignal()

/** Keeps the browser's offer until there is a good moment for it: it comes once, early, and at any time but the right one. */
export function keepInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => change(undefined))
}

/** Undefined where there is nothing to install, and for who once said no. */
export const installPrompt = () => (localStorage.getItem(storageKey) ? undefined : waiting)

export const watchInstallPrompt = watch

/** Asks as the browser does. It can be asked once; a no counts for good. */
export async function install(prompt: InstallPrompt) {
  change(undefined)
  if ((await prompt.prompt()).outcome === 'dismissed') refuseInstall()
}

export function refuseInstall() {
  localStorage.setItem(storageKey, 'yes')
  change(undefined)
}

function change(next: InstallPrompt | undefined) {
  waiting = next
  tell()
}

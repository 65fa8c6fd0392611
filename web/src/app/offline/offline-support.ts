import { i18n } from '@lingui/core'
import { Workbox } from 'workbox-window'
import { offerUpdate } from '#web/app/updates.ts'
import { keepFiles } from '#web/kit/device/keep-files.ts'
import { shownLanguage } from '#web/kit/i18n/start-language.ts'

/** Makes every page open without a network. A new version waits until the person agrees: a reload may not cost typed text. */
export async function startOfflineSupport() {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () => offerUpdate(() => activate(workbox)))
  // Refused, or something else answered at its address: the app works from the network as before.
  await workbox.register().catch(() => undefined)
  keepTexts()
  i18n.on('change', keepTexts)
}

/** Of the language that is shown. */
const keepTexts = () => keepFiles(`texts-${shownLanguage()}`)

/** The browser lets the old version end what it is doing, for minutes if need be: the page is loaded anew without waiting for that. */
const PATIENCE_MS = 5_000

/** Done already after a first consent that something unsaved interrupted. */
async function activate(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  const isInControl = new Promise<void>((resolve) => workbox.addEventListener('controlling', () => resolve()))
  workbox.messageSkipWaiting()
  await Promise.race([isInControl, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

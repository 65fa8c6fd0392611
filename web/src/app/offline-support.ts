import { Workbox } from 'workbox-window'
import { offerUpdate } from './updates.ts'

/** Makes every page open without a network. A new version waits until the person agrees: a reload may not cost typed text. */
export async function startOfflineSupport() {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }),
  )
  await workbox.register()
}

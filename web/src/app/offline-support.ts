import { offerUpdate } from './updates.ts'

/** Makes every page open without a network. A new version waits until the person agrees: a reload may not cost typed text. */
export async function startOfflineSupport() {
  if (!('serviceWorker' in navigator)) return
  try {
    offerWhenReady(await navigator.serviceWorker.register('/service-worker.js'))
  } catch {
    // Refused, or something else answered at its address: the app works from the network as before.
  }
}

function offerWhenReady(registration: ServiceWorkerRegistration) {
  const offer = () => {
    // The very first version waits for nobody.
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(() => activate(registration))
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
}

/** Done already after a first consent that something unsaved interrupted. */
async function activate({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  const isInControl = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await isInControl
}

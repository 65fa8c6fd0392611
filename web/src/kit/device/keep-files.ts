/**
 * Has files of the app that not every device needs kept on this one, for being without a network.
 *
 * @param cache as the service worker calls them (service-worker/files-by-need.ts); it has none for what lies on every device
 */
export function keepFiles(cache: string): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined // absent on a page without TLS
  void worker?.ready.then(({ active }) => active?.postMessage({ type: 'KEEP_FILES', cache }, { transfer: [] }))
}

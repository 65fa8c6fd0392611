import { openReadyPhone, type Place, submit } from './place.ts'

const MB = 1024 * 1024

/** Submitted without a connection, which then comes back while the page is open. */
export async function sealAndReconnect(place: Place): Promise<{ sealMs: number; receiptMs: number }> {
  const page = await openReadyPhone(place, [MB, MB, MB])
  const context = page.context()
  await context.setOffline(true)
  const pressed = performance.now()
  await submit(page)
  await page.getByText('Saved on this phone', { exact: true }).waitFor()
  const sealMs = performance.now() - pressed
  // The first attempt has failed by then: the engine waits for the network.
  await page.getByText('No connection: we try again automatically.').waitFor()
  const back = performance.now()
  await context.setOffline(false)
  await page.waitForURL('**/success')
  const receiptMs = performance.now() - back
  await context.close()
  return { sealMs, receiptMs }
}

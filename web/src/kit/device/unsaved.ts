/** Brings something to the device; false when that cannot be done. */
type Saving = () => Promise<boolean>

const savings = new Set<Saving>()

/** For whatever is typed on a page: asked before the page is loaded anew. */
export function watchSaving(saving: Saving): () => void {
  savings.add(saving)
  return () => savings.delete(saving)
}

/** Waits for what is being saved. False when something is only on the screen: a reload would lose it. */
export const isEverythingSaved = async () =>
  (await Promise.all([...savings].map((saving) => saving().catch(() => false)))).every(Boolean)

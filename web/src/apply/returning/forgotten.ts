/** Written and removed at once: the other tabs hear of it, in every browser. */
const TOLD = 'forgotten'

/** Tells the other tabs that everything was removed. */
export function tellForgotten(): void {
  localStorage.setItem(TOLD, '')
  localStorage.removeItem(TOLD)
}

/** Calls when another tab has removed everything. @returns what ends it */
export function onForgotten(leave: () => void): () => void {
  const listen = ({ key }: StorageEvent) => void (key === TOLD && leave())
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

import { useLiveQuery } from 'dexie-react-hooks'

/**
 * What this device keeps, and what it will; `first` until it has answered.
 * A question that the browser left unanswered, as it lost the database, is asked once more: that opens it anew.
 * @throws in render, what the second answer is
 */
export function useOnDevice<Kept, First = undefined>(
  ask: () => Promise<Kept>,
  of: unknown[],
  first?: First,
): Kept | First {
  return useLiveQuery(() => ask().catch(ask), of, first as First)
}

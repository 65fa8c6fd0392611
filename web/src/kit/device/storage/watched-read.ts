/**
 * Of reading functions that wait for others, and after which more is read: whoever watches a query is told of changes of all that it read.
 * Dexie knows what belongs to a query by patching promises, and loses it behind two async functions, whose promises are the
 * browser's own; handed on through `Promise`, which it has patched meanwhile, the rest is still part of the query.
 */
export const watchedRead =
  <Given extends unknown[], Read>(read: (...given: Given) => Promise<Read>) =>
  (...given: Given): Promise<Read> =>
    Promise.resolve(read(...given))

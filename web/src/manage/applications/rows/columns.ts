/** What can stand beside the name, in this order; a star is in front of it. */
export const columns = [
  'star',
  'household',
  'income',
  'move-in',
  'profession',
  'pets',
  'documents',
  'status',
  'received',
] as const
export type Column = (typeof columns)[number]

/** As long as nobody chose others. */
export const usualColumns: readonly Column[] = columns.filter((column) => column !== 'household' && column !== 'pets')

/** In the order in which they stand, whatever the order in which they were chosen. */
export const withColumn = (chosen: readonly Column[], column: Column, isShown: boolean): readonly Column[] =>
  columns.filter((each) => (each === column ? isShown : chosen.includes(each)))

/** With the name in its place. */
export const inRow = (chosen: readonly Column[]): readonly (Column | 'name')[] =>
  chosen[0] === 'star' ? ['star', 'name', ...chosen.slice(1)] : ['name', ...chosen]

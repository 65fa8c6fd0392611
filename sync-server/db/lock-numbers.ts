/** What processes on one database wait for each other with: in one place, because two of the same number would wait for nothing, or for ever. */
export const lockNumbers = { migration: 727_001, demo: 727_002, move: 727_003, disk: 727_004 } as const

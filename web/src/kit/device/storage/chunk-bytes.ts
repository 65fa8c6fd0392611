/** 512 KiB: small enough that a cut transfer loses little, large enough that 10 MB are 20 rows. */
export const CHUNK_BYTES = 512 * 1024

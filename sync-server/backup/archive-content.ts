import * as z from 'zod/mini'

/** How an archive begins: `begin.json`. */
export const beginning = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Names of the migrations that its tables have had, the first one first. */
  migrations: z.array(z.string()),
  /** Columns of each table. Its rows follow in `tables/<name>/<number>.jsonl`, a line of JSON each. */
  tables: z.record(z.string(), z.array(z.string())),
})

/** How it ends: `end.json`. Without it the archive is not whole. */
export const ending = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** How many `files/<key>`. */
  files: z.number(),
})

/** A line of `manifest/<number>.jsonl`, about an entry since the last such part. */
export const manifestLine = z.object({ name: z.string(), size: z.number(), sha256: z.string() })

export type Beginning = z.output<typeof beginning>
export type Ending = z.output<typeof ending>
export type ManifestLine = z.output<typeof manifestLine>

/** So many entries are kept in memory until the manifest says what they were. */
export const MANIFEST_EVERY = 500

export const numbered = (folder: string, number: number) => `${folder}/${String(number).padStart(6, '0')}.jsonl`

import { pack as AT } from './packs/at.ts'
import { pack as CH } from './packs/ch.ts'
import { pack as DE } from './packs/de.ts'
import { pack as FR } from './packs/fr.ts'

/** Written by scripts/write-packs.ts: a pack is a file in packs/, called like its country. */
export const packs = { CH, DE, AT, FR }

import { folded } from '#shared/search/folded.ts'

/** The same for homes of one house, however its address was typed: `Seestr. 5, 8000 Zürich` and `Seestrasse 5 8000 zurich`. */
export const houseOf = (address: string): string =>
  folded(address)
    .replaceAll(/(?<=\p{L}|\b)str(asse|\.)?(?!\p{L})/gu, 'str ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import type { Say } from './column.ts'

/** A published one in words, any other as it was typed. */
export function spanName(say: Say, name: string): string {
  const words = Object.hasOwn(spanNames, name) ? spanNames[name] : undefined
  return words ? say(words) : name
}

/** How long something lasts, and how it loses its value. */
export const saySpan = (say: Say, { years, freeYears, restPercent }: WearRule): string =>
  [
    say(msg`${plural(years, { one: '# year', other: '# years' })}`),
    freeYears > 0 &&
      say(msg`${plural(freeYears, { one: '# year without abatement', other: '# years without abatement' })}`),
    restPercent > 0 && say(msg`${restPercent} % remain at the end`),
  ]
    .filter(Boolean)
    .join(', ')

/** By their types in shared/handover/room/life-spans.ts. */
export const spanNames: Partial<Record<string, MessageDescriptor>> = {
  paint: msg`Dispersion paint`,
  wallpaper: msg`Wallpaper`,
  ingrain_wallpaper: msg`Ingrain wallpaper`,
  carpet: msg`Carpet`,
  parquet_sealing: msg`Sealing of parquet`,
  pvc_floor: msg`PVC floor`,
  linoleum: msg`Linoleum`,
  parquet: msg`Parquet`,
  fridge: msg`Fridge`,
  extractor_hood: msg`Extractor hood`,
  oven_and_hob: msg`Oven and hob`,
  dishwasher: msg`Dishwasher`,
  window: msg`Window`,
  washbasin: msg`Washbasin`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import { isSameSpan } from '#shared/life-span/own-table.ts'
import type { CommercialUse } from '#shared/policy/pack.ts'

/** What a life span is called and says, in words. */
export function useLifeSpanNames() {
  const { i18n, t } = useLingui()
  return {
    /** A published one in the person's language, any other as it was typed. */
    nameOf: (name: string) => {
      const words = Object.hasOwn(spanNames, name) ? spanNames[name] : undefined
      return words ? i18n._(words) : name
    },
    /** The other way round: who types what a published one is called means that one. */
    typeOf: (name: string) =>
      Object.entries(spanNames).find(([, words]) => words && isSameSpan(i18n._(words), name))?.[0] ?? name,
    saidOf: ({ years, freeYears, restPercent }: WearRule) =>
      [
        t`${plural(years, { one: '# year', other: '# years' })}`,
        freeYears > 0 &&
          t`${plural(freeYears, { one: '# year without abatement', other: '# years without abatement' })}`,
        restPercent > 0 && t`${restPercent} % remain at the end`,
      ]
        .filter(Boolean)
        .join(', '),
  }
}

/** By their types in shared/handover/room/life-spans.ts. */
const spanNames: Partial<Record<string, MessageDescriptor>> = {
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

export const commercialUseNames = {
  office: msg`Offices`,
  light_trade: msg`Light trade`,
  heavy_trade: msg`Heavy trade`,
} satisfies Record<CommercialUse, MessageDescriptor>

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CommercialUse } from '#shared/policy/pack.ts'

/** What a life span is called: a published one in the person's language, any other as it was typed. */
export function useLifeSpanNames() {
  const { i18n } = useLingui()
  return {
    nameOf: (name: string) => {
      const words = Object.hasOwn(spanNames, name) ? spanNames[name] : undefined
      return words ? i18n._(words) : name
    },
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

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import { isSameSpan } from '#shared/life-span/own-table.ts'
import type { CommercialUse } from '#shared/policy/pack.ts'

/** What a life span is called and says, in words. */
export function useLifeSpanNames() {
  const { i18n, t } = useLingui()
  return {
    /** A published one in the person's language, any other as it was typed. */
    nameOf: (name: string) => nameOf(i18n, name),
    meantBy: (name: string, country: string, table: readonly Named[]) => meantBy(i18n, name, country, table),
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

interface Named {
  name: string
}

function nameOf(i18n: I18n, name: string): string {
  const words = Object.hasOwn(spanNames, name) ? spanNames[name] : undefined
  return words ? i18n._(words) : name
}

/**
 * The other way round: who types how an entry of the table is shown means that one, and how a published one is shown, that one, where it is
 * offered. Nothing stands there twice under one name.
 */
export function meantBy(i18n: I18n, typed: string, country: string, table: readonly Named[]): string {
  const isShownSo = (name: string) => isSameSpan(nameOf(i18n, name), typed)
  if (table.some(({ name }) => isSameSpan(name, typed))) return typed
  const published = lifeSpansIn(country) === 'published' ? Object.keys(spanNames) : []
  return [...table.map(({ name }) => name), ...published].find(isShownSo) ?? typed
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

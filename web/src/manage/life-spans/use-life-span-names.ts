import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import { isSameSpan } from '#shared/life-span/own-table.ts'
import type { CommercialUse } from '#shared/policy/pack.ts'
import type { Say } from '#web/manage/protocol/labels/column.ts'
import { saySpan, spanName, spanNames } from '#web/manage/protocol/labels/life-spans.ts'

/** What a life span is called and says, in words. */
export function useLifeSpanNames() {
  const { i18n } = useLingui()
  const say: Say = (words) => i18n._(words)
  return {
    /** A published one in the person's language, any other as it was typed. */
    nameOf: (name: string) => spanName(say, name),
    meantBy: (name: string, country: string, table: readonly Named[]) => meantBy(i18n, name, country, table),
    saidOf: (wear: WearRule) => saySpan(say, wear),
  }
}

interface Named {
  name: string
}

/**
 * The other way round: who types how an entry of the table is shown means that one, and how a published one is shown, that one, where it is
 * offered. Nothing stands there twice under one name.
 */
export function meantBy(i18n: I18n, typed: string, country: string, table: readonly Named[]): string {
  const isShownSo = (name: string) =>
    isSameSpan(
      spanName((words) => i18n._(words), name),
      typed,
    )
  if (table.some(({ name }) => isSameSpan(name, typed))) return typed
  const published = lifeSpansIn(country) === 'published' ? Object.keys(spanNames) : []
  return [...table.map(({ name }) => name), ...published].find(isShownSo) ?? typed
}

export const commercialUseNames = {
  office: msg`Offices`,
  light_trade: msg`Light trade`,
  heavy_trade: msg`Heavy trade`,
} satisfies Record<CommercialUse, MessageDescriptor>

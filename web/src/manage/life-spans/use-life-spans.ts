import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore } from 'react'
import type { HomeCountry } from '#shared/home-countries.ts'
import { changedLifeSpans, type LifeSpanChange, type OwnLifeSpans } from '#shared/life-span/own-table.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { useChangeOrganization } from '#web/manage/organization/use-change-organization.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { dropKeptSpan, keepSpan, keptIn, type KeptSpan, keptText, watchKeptSpans } from './kept-life-spans.ts'

/** As the device has it; undefined while that is read. What was read by an earlier version has none. */
export function useOwnLifeSpans(organizationId: string): OwnLifeSpans | undefined {
  const read = useDatabaseQuery(
    async ({ organizations }) => ({ table: (await organizations.get(organizationId))?.lifeSpans ?? {} }),
    [organizationId],
  )
  return read?.table
}

/** What waits on this device: whoever shows it has it as it is now. */
export function useKeptSpans(organizationId: string): KeptSpan[] {
  const text = useSyncExternalStore(watchKeptSpans, () => keptText(localStorage, organizationId))
  return useMemo(() => keptIn(text), [text])
}

/**
 * Changes the table with a connection. What comes back is why that failed; a single life span that is set without one waits on this device
 * instead. `waiting` is what waits on this device and is taken over by it: nothing else that is kept goes with it.
 */
export function useChangeLifeSpans(organizationId: string, country: HomeCountry) {
  const { t } = useLingui()
  const { issue } = useTexts()
  const change = useChangeOrganization()
  const table = useOwnLifeSpans(organizationId)?.[country] ?? []
  return async ({ set, removed }: Pick<LifeSpanChange, 'set' | 'removed'>, waiting?: KeptSpan) => {
    const body = { country, set, removed }
    const { changed, issue: wrong } = changedLifeSpans(table, body)
    if (wrong) return { title: t`It could not be changed`, description: issue(wrong) }
    const inTable = changed.length
    const changing = session.call(organizationContract.changeLifeSpans, { params: { id: organizationId }, body })
    let isCut = false
    changing.catch((error: unknown) => (isCut = error instanceof NoConnectionError))
    const gone = removed.length
    const counted = [
      () => t`${plural(inTable, { one: '# life span is in the table', other: '# life spans are in the table' })}`,
      ...(gone > 0 ? [() => t`${plural(gone, { one: '# is removed', other: '# are removed' })}`] : []),
    ]
    const many = Math.max(set.length, gone) > 1 ? () => counted.map((each) => each()).join(', ') : undefined
    const failure = await change(changing, many)
    if (!failure && waiting) dropKeptSpan(localStorage, organizationId, waiting)
    const [only] = set
    if (!failure || !isCut || !only || set.length > 1 || removed.length > 0) return failure
    if (!keepSpan(localStorage, organizationId, { ...only, country }))
      return { title: t`This device could not keep the life span.`, description: failure.description }
    // What an older version kept lies elsewhere, and stands in its place now.
    if (waiting?.country === null) dropKeptSpan(localStorage, organizationId, waiting)
    toastsOfAccount()({
      tone: 'success',
      title: () => t`Kept on this device`,
      description: () => t`There is no connection. Add it to the table later, under Handovers, Life spans.`,
    })
    return undefined
  }
}

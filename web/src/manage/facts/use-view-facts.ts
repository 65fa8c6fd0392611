import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { applicationStatuses } from '#shared/application/status.ts'
import type { SavedView } from '#shared/view/view.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { type Fact, fact } from './fact.ts'

/** What a view is called, and what it shows. */
export function useViewFacts() {
  const { t, i18n } = useLingui()
  const shownBy = (query: string): string => {
    const said = new URLSearchParams(query)
    const [tag, columns] = [said.get('tag'), said.get('columns')]
    const status = applicationStatuses.find((each) => each === said.get('status'))
    const count = columns?.split('.').filter(Boolean).length ?? 0
    const parts = [
      status ? i18n._(applicationStatusNames[status]) : t`All applications`,
      said.get('mark') === 'star' && t`With a star`,
      tag && t`Tag: ${tag}`,
      said.has('sort') && t`Order of its own`,
      columns !== null && t`${plural(count, { one: '# column', other: '# columns' })}`,
    ]
    return parts.filter(Boolean).join(' · ')
  }
  return ({ name, query }: Pick<SavedView, 'name' | 'query'>): Fact[] => [
    fact(t`Name`, name),
    fact(t`What it shows`, query, shownBy(query)),
  ]
}

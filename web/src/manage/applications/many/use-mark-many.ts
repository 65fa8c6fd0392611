import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hasTag, MAX_TAGS } from '#shared/application/manager/marks.ts'
import { type Change, useChanges } from '#web/manage/changes/use-changes.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>

/** Those that a tag can be set on, or taken from. */
export const openTo = (applications: readonly Application[], tag: string, isTagged: boolean): Application[] =>
  applications.filter((each) => hasTag(each, tag) !== isTagged && (!isTagged || each.tags.length < MAX_TAGS))

/** Marks many, each by a change of its own; one Undo takes all of it back. */
export function useMarkMany() {
  const { t } = useLingui()
  const change = useChanges()
  const words = (count: number, done: string) => ({
    done: () => done,
    more: () => t`${plural(count, { one: '# application', other: '# applications' })}`,
    failed: () => t`Failed to mark the applications`,
  })
  return {
    star: (applications: readonly Application[], isStarred: boolean) => {
      const changes = applications
        .filter((each) => each.isStarred !== isStarred)
        .map(
          ({ id }): Change<'setStar'> => ({
            input: { ...of(id), body: { isStarred } },
            back: { ...of(id), body: { isStarred: !isStarred } },
          }),
        )
      return change('setStar', changes, words(changes.length, isStarred ? t`Star set` : t`Star taken away`))
    },
    tag: (applications: readonly Application[], tag: string, isTagged: boolean) => {
      const changes = openTo(applications, tag, isTagged).map(
        ({ id }): Change<'setTag'> => ({
          input: { ...of(id), body: { tag, isTagged } },
          back: { ...of(id), body: { tag, isTagged: !isTagged } },
        }),
      )
      return change('setTag', changes, words(changes.length, isTagged ? t`Tag set: ${tag}` : t`Tag taken away: ${tag}`))
    },
  }
}

const of = (id: string) => ({ params: { id }, about: { entity: 'application' as const, id } })

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { history } from '#web/manage/changes/done-here.ts'
import { useKeepChange } from '#web/manage/records/use-keep-change.ts'
import { noteMarkedHere } from './marked-here.ts'

interface Marks {
  star: (application: ManagedApplication) => void
  tag: (application: ManagedApplication, tag: string, isTagged: boolean) => void
}

/**
 * Marks one application, on this device at once and sent soon. What is pressed shows it, and takes it back by another press: only a
 * failure is told. The same functions as long as the page stands: each row has them.
 */
export function useMark(): Marks {
  const { i18n } = useLingui()
  const keep = useKeepChange()
  const now = useRef({ keep, i18n })
  useEffect(() => {
    now.current = { keep, i18n }
  })
  const mark = useCallback((...[name, input]: Parameters<typeof keep<'setStar' | 'setTag'>>) => {
    noteMarkedHere(input.about.id)
    const fail = () => showToast({ tone: 'error', title: () => now.current.i18n._(failed) })
    now.current.keep(name, input).catch(fail)
  }, [])
  const star = useCallback<Marks['star']>(
    (application) => {
      const { id, isStarred } = application
      const set = (isStarred: boolean) => mark('setStar', { ...of(id), body: { isStarred } })
      set(!isStarred)
      const title = () => now.current.i18n._(isStarred ? msg`Star set` : msg`Star taken away`)
      history.noteUntold(() => set(isStarred), { title, description: () => applicantLabel(application) })
    },
    [mark],
  )
  const tag = useCallback<Marks['tag']>(
    (application, tag, isTagged) => {
      const { id } = application
      const set = (isTagged: boolean) => mark('setTag', { ...of(id), body: { tag, isTagged } })
      set(isTagged)
      const title = () => now.current.i18n._(isTagged ? msg`Tag taken away: ${tag}` : msg`Tag set: ${tag}`)
      history.noteUntold(() => set(!isTagged), { title, description: () => applicantLabel(application) })
    },
    [mark],
  )
  return { star, tag }
}

const of = (id: string) => ({ params: { id }, about: { entity: 'application' as const, id } })

const failed = msg`This device could not keep the change. Please free some space.`

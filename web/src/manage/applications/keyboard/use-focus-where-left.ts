import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { ListFocus } from './use-list-focus.ts'

/** Whose own page was looked at last. */
let left: string | undefined

/** Tells the list where to go on after Back. */
export const useLeaveListAt = (id: string) =>
  useEffect(() => {
    left = id
  }, [id])

/**
 * Who comes back from an application's own page goes on at its row.
 * @returns whose row the list has to draw for that
 */
export function useFocusWhereLeft(
  focus: ListFocus,
  shown: readonly Shown<'application'>[],
  isAnswered: boolean,
): string | undefined {
  const isBack = useNavigationType() === NavigationType.Pop
  const [id, setId] = useState(() => (isBack ? left : undefined))
  const isShown = id !== undefined && shown.some((each) => each.id === id)
  useEffect(() => {
    left = undefined
  }, [])
  useEffect(() => {
    if (id === undefined || (!isShown && !isAnswered)) return undefined
    // Once the new page has taken the focus, as every page does; from whoever went on by themselves nothing is taken.
    const frame = requestAnimationFrame(() => {
      if (isShown && document.activeElement?.matches('body, main')) focus.toRow(id)
      setId(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [id, isShown, isAnswered, focus])
  return id
}

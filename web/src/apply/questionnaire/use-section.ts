import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Section, sections } from '#shared/application/sections.ts'

/** The section lies in the address, so that the browser's own Back leads to the one before. */
export function useSection(saved: Section): [Section, (section: Section) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('section')
  const section = sections.find((each) => each === asked) ?? saved
  // The same one again is no step that Back leads to.
  const setSection = useCallback(
    (next: Section) => setSearch({ section: next }, { replace: next === section }),
    [setSearch, section],
  )
  return [section, setSection]
}

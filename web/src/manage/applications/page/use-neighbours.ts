import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Alike } from '#web/manage/applications/words/alike.ts'
import { inView, readView } from '#web/manage/applications/looking/application-view.ts'
import { pathInView } from '#web/manage/applications/looking/path-in-view.ts'
import { useAlike } from '#web/manage/applications/list/use-duplicates.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { type Shown, useRecord, useRecords } from '#web/manage/records/use-records.ts'

/** Where an application stands in the list that the address tells of, by its filters and its order. */
export interface Neighbours {
  /** From 0; negative as long as it is not known. */
  at: number
  count: number
  /** The way back stays the same. */
  step: (by: 1 | -1) => void
  /** Applications in which the same person seems to apply, by their names. */
  alike: readonly Alike[]
}

export function useNeighbours(process: Shown<'process'>, applicationId: string): Neighbours {
  const [address] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const property = useRecord('property', process.propertyId)
  const applications = useRecords('application', process.id)
  const query = address.toString()
  const { total } = rentOf(process, property)
  const country = property?.country
  const shown = useMemo(() => {
    const view = readView(new URLSearchParams(query))
    return inView(applications ?? [], view, { total, country }, { id: applicationId })
  }, [applications, query, total, country, applicationId])
  const at = shown.findIndex(({ id }) => id === applicationId)
  const early = useRef<1 | -1>(undefined)
  const step = (by: 1 | -1) => {
    // A finger is faster than the list: it leads on as soon as that is read.
    if (!applications) early.current = by
    const next = shown[at + by]
    if (next) void navigate(pathInView(next, readView(address)), { replace: true, state })
  }
  const isRead = applications !== undefined
  useEffect(() => {
    if (isRead && early.current) step(early.current)
    early.current = undefined
    // Only what was asked before it was read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRead])
  const byId = useMemo(() => new Map(applications?.map((each) => [each.id, each])), [applications])
  return { at, count: shown.length, step, alike: useAlike(applications, byId)(applicationId) }
}

import { useEffect, useState } from 'react'
import type { HomeCountry } from '#shared/home-countries.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { burdenOf } from '#shared/salary/burden.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { type IncomeShare, type SortedShares, shareOf, sortedByShare } from './income-shares.ts'
import { type Received, type ReceivedDay, receivedByDay } from './received.ts'

export interface ProcessNumbers {
  days: ReceivedDay[]
  shares: SortedShares
}

type Applications = readonly Shown<'application'>[]

/** Looked at in one go: on a slow phone some 10 ms. */
const SLICE = 400

/** What the pictures show of thousands, counted bit by bit: the page goes on answering. Undefined until it is known; then as it was, until it is known anew. */
export function useProcessNumbers(
  applications: Applications | undefined,
  rent: number | undefined,
  country: HomeCountry | undefined,
): ProcessNumbers | undefined {
  const [numbers, setNumbers] = useState<ProcessNumbers>()
  useEffect(() => {
    if (!applications) return undefined
    let isOver = false
    void count(applications, rent, country, () => isOver).then((counted) => counted && setNumbers(counted))
    return () => {
      isOver = true
    }
  }, [applications, rent, country])
  return numbers
}

async function count(
  applications: Applications,
  rent: number | undefined,
  country: HomeCountry | undefined,
  isOver: () => boolean,
): Promise<ProcessNumbers | undefined> {
  const received: Received[] = []
  const shares: IncomeShare[] = []
  for (let at = 0; at < applications.length && !isOver(); at += SLICE) {
    for (const application of applications.slice(at, at + SLICE)) {
      received.push({ day: dayAtHome(new Date(application.createdAt)), status: application.status })
      shares.push(shareOf(application, burdenOf(rent, application.mainRenters, country)))
    }
    if (at + SLICE < applications.length) await breath()
  }
  const days = receivedByDay(received)
  if (applications.length > SLICE) await breath()
  return isOver() ? undefined : { days, shares: sortedByShare(shares) }
}

/** Whoever presses something is answered first. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

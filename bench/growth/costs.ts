import type { Figures } from '#bench/figure.ts'
import { growthExponent } from './exponent.ts'

/** What is measured at each size, and in what; per application where it says so. */
const units = {
  application_taken_in: 'ms',
  status_change: 'ms',
  pull_of_one_change: 'ms',
  pull_with_digest: 'ms',
  list_first_page: 'ms',
  list_last_page: 'ms',
  list_of_few: 'ms',
  process_with_count: 'ms',
  table_first_byte: 'ms',
  table_line: 'µs',
  first_sync_per_application: 'µs',
  first_sync_bytes_per_application: 'bytes',
  first_sync_memory: 'MB',
  device_first_sync_per_application: 'ms',
  device_bytes_per_application: 'bytes',
  device_list_open: 'ms',
  device_list_nodes: 'nodes',
  device_list_heap: 'MB',
  device_change_to_screen: 'ms',
} as const

export type Costs = Record<keyof typeof units, number>

export interface MeasuredAt {
  size: number
  costs: Partial<Costs>
}

/** For each cost that was measured at every size: the power with which it grows, beside what it was fitted over. */
export function growthOf(measured: readonly MeasuredAt[]): Figures {
  const figures: Figures = {}
  for (const [name, unit] of Object.entries(units)) {
    const points = measured.flatMap(({ size, costs }) => {
      const cost = costs[name as keyof Costs] // a key of `units`
      return cost === undefined ? [] : [{ size, cost }]
    })
    if (points.length < measured.length) continue
    const against = `${unit} ${points.map(({ size, cost }) => `${size}: ${brief(cost)}`).join(', ')}`
    figures[`growth_${name}`] = { value: Number(growthExponent(points).toFixed(2)), unit: '', against, ratio: null }
  }
  return figures
}

const brief = (value: number) => Number(value.toPrecision(3))

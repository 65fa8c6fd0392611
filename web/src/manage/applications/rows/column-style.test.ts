import { expect, test } from 'vitest'
import { columnStyle } from './column-style.ts'
import { columns, usualColumns } from './columns.ts'

/** What is left out when the list is made narrower and narrower, with the width in rem below which it is. */
const leftOut = (chosen: Parameters<typeof columnStyle>[0]) =>
  Object.entries(columnStyle(chosen)).flatMap(([query, rules]) => {
    const column = Object.keys(rules)
      .join()
      .match(/data-column=([^\]]+)/)?.[1]
    return column ? [[column, Math.ceil(Number(query.match(/[\d.]+/)?.[0]))] as const] : []
  })

test('the least telling goes first, star and status never, and all that is usual stands on a desk of 1280 pixels', () => {
  expect(leftOut(usualColumns).map(([column]) => column)).toEqual([
    'profession',
    'documents',
    'received',
    'move-in',
    'income',
  ])
  expect(leftOut(usualColumns)[0]?.[1]).toBeLessThan(77)
  expect(leftOut(columns)).toHaveLength(columns.length - 2)
  expect(leftOut(['star', 'status'])).toEqual([])
})

test('each is left out at another width than the one before, down to the narrowest list beside what is read', () => {
  const widths = leftOut(columns).map(([, rem]) => rem)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(new Set(widths).size).toBe(widths.length)
})

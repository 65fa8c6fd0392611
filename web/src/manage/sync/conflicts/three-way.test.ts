import { describe, expect, test } from 'vitest'
import { buildDefect, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'
import { isApart, threeWay } from './three-way.ts'

describe('what two people worked an amount out from', () => {
  const defect = buildDefect({ amount: 300, workedOut: buildWorkedOut({ amount: 300 }) })
  const mine = { ...defect, amount: 360, workedOut: buildWorkedOut({ years: 8, amount: 360 }) }
  const theirs = { ...defect, amount: 450, workedOut: buildWorkedOut({ newPrice: 900, shorterBy: 20, amount: 450 }) }

  test('is that of one of them, and never made of the numbers of both', () => {
    expect(threeWay(defect, mine, theirs)).toMatchObject({ amount: 360, workedOut: mine.workedOut })
    expect(threeWay(defect, theirs, mine)).toMatchObject({ amount: 450, workedOut: theirs.workedOut })
    const { workedOut: _, ...none } = defect
    expect(threeWay(none, mine, theirs)).toMatchObject({ workedOut: mine.workedOut })
  })

  test('is asked about also where both came to the same amount', () => {
    const same = { ...theirs, amount: 360, workedOut: { ...theirs.workedOut, amount: 360 } }
    expect(isApart(defect, mine, same)).toBe(false)
  })

  test('stands in no way of what else they changed', () => {
    const described = { ...defect, description: 'Riss im Glas' }
    expect(isApart(defect, mine, described)).toBe(true)
    expect(threeWay(defect, mine, described)).toEqual({ ...mine, description: 'Riss im Glas' })
  })
})

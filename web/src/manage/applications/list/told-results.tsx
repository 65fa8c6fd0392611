import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/format-number.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { isDescending } from '#web/manage/applications/looking/application-order.ts'
import type { View } from '#web/manage/applications/looking/application-view.ts'
import { nameOfOrder } from './column-names.ts'

interface ToldResultsProps {
  view: View
  /** How many of them are shown. */
  count: number
  all: number
  /** The list is what was looked for. */
  isAnswered: boolean
}

/** Who types is not told of each letter. */
const REST_MS = 1000

/** Says to who hears the page what came of a search, a filter or an order, once somebody rests; of what arrives it says nothing. */
export function ToldResults({ view, count: found, all, isAnswered }: ToldResultsProps) {
  const { t, i18n } = useLingui()
  const { status, isStarred, tag, search, order, isReversed } = view
  const lookedFor = `${status} ${isStarred} ${tag} ${search.trim()}`
  const sorted = `${order} ${isReversed}`
  const [told, setTold] = useState({ lookedFor, sorted, words: '', times: 0 })
  useEffect(() => {
    if (!isAnswered || (told.lookedFor === lookedFor && told.sorted === sorted)) return undefined
    const timer = setTimeout(() => {
      const column = i18n._(nameOfOrder(order))
      const count = formatNumber(found, i18n.locale)
      const words = [
        told.lookedFor !== lookedFor &&
          t`${plural(all, { one: `${count} of # application`, other: `${count} of # applications` })}`,
        told.sorted !== sorted &&
          (isDescending(order, isReversed) ? t`Sorted by ${column}, descending` : t`Sorted by ${column}, ascending`),
      ]
      setTold({ lookedFor, sorted, words: words.filter(Boolean).join('. '), times: told.times + 1 })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [told, lookedFor, sorted, order, isReversed, found, all, isAnswered, t, i18n])
  return (
    <Box role="status" css={unseen}>
      {/* Another one each time: the same words are told again. */}
      <span key={told.times}>{told.words}</span>
    </Box>
  )
}

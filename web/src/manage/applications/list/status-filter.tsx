import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { applicationStatuses } from '#shared/application/status.ts'
import { formatNumber } from '#shared/format-number.ts'
import { isWhole, type Shown } from '#web/manage/records/use-records.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { countByStatus, type View } from '#web/manage/applications/looking/application-view.ts'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

interface StatusFilterProps {
  /** Undefined while they are read. */
  applications: readonly Shown<'application'>[] | undefined
  view: View
  onChange: (view: View) => void
}

/** A button for each status with its count. */
export function StatusFilter({ applications, view, onChange }: StatusFilterProps) {
  const { t, i18n } = useLingui()
  // As the list, which follows.
  const looked = useDeferredValue(view)
  const { search, isStarred, tag } = looked
  // What is still read, or looked for, may be found yet: nobody is told of none before.
  const isAnswered = isWhole(applications) && looked === view
  const counts = useMemo(
    () => applications && countByStatus(applications, { search, isStarred, tag }),
    [applications, search, isStarred, tag],
  )
  const countOf = (status: View['status']) => {
    const count = counts?.get(status) ?? 0
    return count > 0 || isAnswered ? formatNumber(count, i18n.locale) : '…'
  }
  return (
    <Flex role="group" aria-label={t`Status`} gap="1" wrap="wrap" minW="0">
      {(['all', ...applicationStatuses] as const).map((status) => {
        const name = status === 'all' ? t`All` : i18n._(applicationStatusNames[status])
        return (
          <FilterButton
            key={status}
            type="button"
            data-words={name.includes(' ') || undefined}
            aria-pressed={status === view.status}
            onClick={() => onChange({ ...view, status })}
          >
            {name}
            <Box as="span" css={{ fontVariantNumeric: 'tabular-nums' }}>{` ${countOf(status)}`}</Box>
          </FilterButton>
        )
      })}
    </Flex>
  )
}

export const FilterButton = chakra('button', {
  base: {
    minH: '11',
    minW: '11',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'full',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'pine.solid', color: 'pine.contrast', borderColor: 'pine.solid' },
    [largeLetters]: { whiteSpace: 'normal' },
    '@media (pointer: fine)': { minHeight: '36px', paddingInline: '6px', fontWeight: 500 },
  },
})

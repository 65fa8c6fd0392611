import { Box, chakra, Flex } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useId, useMemo } from 'react'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import { Input, Select } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { isWhole } from '#web/manage/records/use-records.ts'
import { Options } from '#web/manage/ui/options.tsx'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { countByStatus, type Order, orders, type View } from './application-view.ts'

interface ApplicationFiltersProps {
  /** Undefined while they are read. */
  applications: readonly ManagedApplication[] | undefined
  view: View
  onChange: (view: View) => void
}

const orderNames = {
  newest: msg`Newest first`,
  name: msg`Name`,
  'rent-to-income': msg`Rent to income`,
}

/** A button for each status with its count, and how to find somebody. */
export function ApplicationFilters({ applications, view, onChange }: ApplicationFiltersProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  // As the list, which follows who types.
  const search = useDeferredValue(view.search)
  // What is still read, or looked for, may be found yet: nobody is told of none before.
  const isAnswered = isWhole(applications) && search === view.search
  const counts = useMemo(() => applications && countByStatus(applications, search), [applications, search])
  return (
    <Box mb="4">
      <Flex role="group" aria-label={t`Status`} gap="2" wrap="wrap" mb="4">
        {(['all', ...applicationStatuses] as const).map((status) => (
          <FilterButton
            key={status}
            type="button"
            aria-pressed={status === view.status}
            onClick={() => onChange({ ...view, status })}
          >
            {status === 'all' ? <Trans>All</Trans> : i18n._(applicationStatusNames[status])}
            <Box
              as="span"
              css={{ fontVariantNumeric: 'tabular-nums' }}
            >{` ${counts?.get(status) || (isAnswered ? 0 : '…')}`}</Box>
          </FilterButton>
        ))}
      </Flex>
      <Box display="grid" gap="3" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' }}>
        <LabelledControl id={`${id}-search`} label={<Trans>Search</Trans>} error={undefined}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              placeholder={t`Name, email, phone or reference`}
              value={view.search}
              onChange={(event) => onChange({ ...view, search: event.currentTarget.value })}
            />
          )}
        </LabelledControl>
        <LabelledControl id={`${id}-order`} label={<Trans>Order</Trans>} error={undefined}>
          {(control) => (
            <Select
              {...control}
              value={view.order}
              onChange={(event) => onChange({ ...view, order: event.currentTarget.value as Order })}
            >
              <Options of={orders} words={(order) => i18n._(orderNames[order])} />
            </Select>
          )}
        </LabelledControl>
      </Box>
    </Box>
  )
}

const FilterButton = chakra('button', {
  base: {
    minH: '11',
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
  },
})

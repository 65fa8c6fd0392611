import { Box, Flex } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import OrderIcon from '~icons/lucide/arrow-down-wide-narrow'
import ReverseIcon from '~icons/lucide/arrow-down-up'
import { largeLetters } from '#web/kit/theme/large-letters.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input, Select } from '#web/kit/ui/controls.tsx'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Options } from '#web/manage/ui/options.tsx'
import { type Order, orders } from '#web/manage/applications/looking/application-order.ts'
import type { View } from '#web/manage/applications/looking/application-view.ts'
import { MarkFilter } from './mark-filter.tsx'
import { StatusFilter } from './status-filter.tsx'

interface ApplicationFiltersProps {
  /** Undefined while they are read. */
  applications: readonly Shown<'application'>[] | undefined
  view: View
  onChange: (view: View) => void
  /** Room for all of it in one line. */
  isWide: boolean
  /** What stands at the end of the line. */
  children: ReactNode
}

const orderNames = {
  newest: msg`Newest first`,
  star: msg`Starred first`,
  name: msg`Name`,
  household: msg`Household size`,
  'rent-to-income': msg`Rent to income`,
  'move-in': msg`Move-in`,
  profession: msg`Profession`,
  pets: msg`Pets first`,
  documents: msg`Missing documents`,
  status: msg`Status`,
}

/** How to find somebody: one line on a desk; on a phone the search, and the rest when it is asked for. */
export function ApplicationFilters({ applications, view, onChange, isWide, children }: ApplicationFiltersProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const search = (
    // It takes what is left: a status in a second line would move the rows.
    <Box flex="1 1 4rem" minW={isWide ? '8rem' : '4rem'}>
      <Input
        type="search"
        autoComplete="off"
        aria-label={t`Search`}
        placeholder={t`Name, email, phone or reference`}
        value={view.search}
        css={lowField}
        onChange={(event) => onChange({ ...view, search: event.currentTarget.value })}
      />
    </Box>
  )
  const status = <StatusFilter applications={applications} view={view} onChange={onChange} />
  const marks = <MarkFilter applications={applications} view={view} onChange={onChange} />
  if (isWide) {
    return (
      <Flex data-filters gap="2" align="center" mb="2" css={oneLine}>
        {status}
        {marks}
        {search}
        <OrderChoice view={view} onChange={onChange} isShort />
        {children}
      </Flex>
    )
  }
  const filters = [view.status !== 'all', view.isStarred, view.tag !== ''].filter(Boolean).length
  const isFiltered = filters > 0
  return (
    <Box data-filters mb="2">
      <Flex gap="2" align="center" css={{ [largeLetters]: { flexWrap: 'wrap' } }}>
        {search}
        <Button
          variant="outline"
          px="3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          {...((isFiltered || isOpen) && { bg: 'pine.subtle' })}
        >
          <Trans>Filter</Trans>
          {isFiltered && ` · ${filters}`}
          <ChevronIcon />
        </Button>
        {children}
      </Flex>
      <Box id={id} hidden={!isOpen} pt="3">
        {isOpen && (
          <Box display="grid" gap="3">
            {status}
            {marks}
            <OrderChoice view={view} onChange={onChange} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

interface OrderChoiceProps extends Pick<ApplicationFiltersProps, 'view' | 'onChange'> {
  /** A sign and no words: the headers of the columns say which it is, and sort, too. */
  isShort?: boolean
}

function OrderChoice({ view, onChange, isShort = false }: OrderChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <Flex gap="1" align="center">
      <Box flex="1">
        <Select
          aria-label={t`Order`}
          title={i18n._(orderNames[view.order])}
          value={view.order}
          css={isShort ? { ...lowField, ...shortField } : lowField}
          sign={isShort ? <OrderIcon /> : undefined}
          onChange={(event) => onChange({ ...view, order: event.currentTarget.value as Order, isReversed: false })}
        >
          <Options of={orders} words={(order) => i18n._(orderNames[order])} />
        </Select>
      </Box>
      <Button
        variant={view.isReversed ? 'solid' : 'outline'}
        size="icon"
        css={lowButton}
        aria-label={t`The other way round`}
        title={t`The other way round`}
        aria-pressed={view.isReversed}
        onClick={() => onChange({ ...view, isReversed: !view.isReversed })}
      >
        <ReverseIcon />
      </Button>
    </Flex>
  )
}

/** What came, too, must find its place without a second line, which would move the rows; before the search does, names of several words give way. */
const oneLine = {
  '@media (max-width: 79.99rem)': { flexWrap: 'wrap', '& > [role=status]': { minWidth: '6.5rem' } },
  '@media (min-width: 80rem)': {
    '& > [role=group]': { flexWrap: 'nowrap', flexShrink: 1000, minWidth: 'min-content' },
    '& > [role=group] > button': { flexShrink: 0 },
    '& > [role=group] > [data-words]': { flexShrink: 1, whiteSpace: 'normal', lineHeight: '1.1' },
  },
} as const

/** As high as a line of a desk, and as a thumb where there is none. */
const lowField = { '@media (pointer: fine)': { minHeight: '36px', paddingBlock: '4px', fontSize: '14px' } } as const
const shortField = { width: '44px', paddingInline: '0', color: 'transparent' } as const
const lowButton = { '@media (pointer: fine)': { minHeight: '36px', minWidth: '36px', paddingBlock: '4px' } } as const

import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RentCountry } from '#shared/money.ts'
import { Bar } from '#web/kit/frame/action-bar.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { ManyActions } from '#web/manage/applications/many/many-actions.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog.tsx'
import { Comparison } from './comparison.tsx'
import { MAX_COMPARED } from './selection.ts'

interface SelectionBarProps {
  /** In the order in which they were chosen. */
  selected: Shown<'application'>[]
  total: number | undefined
  country: RentCountry | undefined
  process: Shown<'process'>
  /** How many of those that are shown are not among them. */
  left: number
  onChooseAll: () => void
  onClear: () => void
}

/** Where the thumb is, as soon as somebody chose applications: what can be done with all of them. */
export function SelectionBar({ selected, total, country, process, left, ...change }: SelectionBarProps) {
  const { onChooseAll, onClear } = change
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const count = selected.length
  if (count === 0) return null
  return (
    <>
      <Bar width="wide">
        <Flex role="group" aria-label={t`Selection`} gap="3" align="center" wrap="wrap">
          <Text me="auto" role="status">
            <Plural value={count} one="# chosen" other="# chosen" />
          </Text>
          {left > 0 && (
            <Button variant="ghost" onClick={onChooseAll}>
              <Plural value={left} one="Choose # more" other="Choose # more" />
            </Button>
          )}
          <Button variant="ghost" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
          <ManyActions applications={selected} process={process} onDecided={onClear} />
          {count > 1 && count <= MAX_COMPARED && (
            <Button variant="outline" onClick={() => setOpen(true)}>
              <Trans>Compare</Trans>
            </Button>
          )}
        </Flex>
      </Bar>
      {isOpen && (
        <Dialog title={<Trans>Compare</Trans>} isWide onClose={() => setOpen(false)}>
          {() => <Comparison applications={selected} total={total} country={country} />}
        </Dialog>
      )}
    </>
  )
}

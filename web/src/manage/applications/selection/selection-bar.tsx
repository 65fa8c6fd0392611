import { Box, Flex } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HomeCountry } from '#shared/home-countries.ts'
import { Bar } from '#web/kit/frame/action-bar.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { ManyActions } from '#web/manage/applications/many/many-actions.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { MAX_COMPARED } from './selection.ts'

const Comparison = lazyPart(async () => (await import('#web/manage/applications/comparison/comparison.tsx')).Comparison)

interface SelectionBarProps {
  /** In the order in which they were chosen. */
  selected: Shown<'application'>[]
  total: number | undefined
  country: HomeCountry | undefined
  process: Shown<'process'>
  /** Whether somebody is read beside the list. */
  isReading: boolean
  /** Those of them that are not in the list as it is shown. */
  notListed: readonly Shown<'application'>[]
  /** How many of those that are shown are not among them. */
  left: number
  onChooseAll: () => void
  onClear: () => void
  onDecided: () => void
}

/** Where the thumb is, as soon as somebody chose applications: what can be done with all of them. */
export function SelectionBar({
  selected,
  total,
  country,
  process,
  isReading,
  notListed,
  left,
  ...change
}: SelectionBarProps) {
  const { onChooseAll, onClear, onDecided } = change
  const { t } = useLingui()
  const isWide = useMedia('(min-width: 62rem)')
  const [isOpen, setOpen] = useState(false)
  const count = selected.length
  const hidden = notListed.length
  const chooseMore = t`${plural(left, { one: 'Choose # more', other: 'Choose # more' })}`
  const told = (
    <>
      {count > 0 && <Plural value={count} one="# chosen" other="# chosen" />}
      {hidden > 0 && (
        <Text fontSize="sm" color="fg.muted">
          <Plural value={hidden} one="# not shown" other="# not shown" />
        </Text>
      )}
    </>
  )
  // There before the first is chosen: what comes to the screen with its words is not read out.
  const status = (
    <Box role="status" css={unseen}>
      {told}
    </Box>
  )
  if (count === 0) return status
  return (
    <>
      {status}
      <Bar width="wide" isAlwaysInSight>
        <Flex role="group" aria-label={t`Selection`} gap="2" align="center" wrap="wrap" css={lowText}>
          <Box me="auto" lineHeight="short">
            {told}
          </Box>
          {left > 0 && (
            <Button variant="ghost" px="2" aria-label={chooseMore} onClick={onChooseAll}>
              {isWide ? chooseMore : <Plural value={left} one="# more" other="# more" />}
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={t`Clear`} title={t`Clear`} onClick={onClear}>
            <CloseIcon />
          </Button>
          <ManyActions applications={selected} {...{ notListed, process, isReading, onDecided }} />
          {count > 1 && count <= MAX_COMPARED && (
            <Button variant="outline" px="2" onClick={() => setOpen(true)}>
              <Trans>Compare</Trans>
            </Button>
          )}
          {/* There before it speaks, and no part of the count: it is told once. */}
          <Box aria-live="polite" maxW="8rem" fontSize="sm" lineHeight="tight" color="fg.muted">
            {count > MAX_COMPARED && <Trans>At most {MAX_COMPARED} can be compared</Trans>}
          </Box>
        </Flex>
      </Bar>
      {isOpen && (
        <Dialog title={<Trans>Compare</Trans>} isWide isFilled onClose={() => setOpen(false)}>
          {() => <Comparison applications={selected} process={process} total={total} country={country} />}
        </Dialog>
      )}
    </>
  )
}

/** All of it in one line on a desk, and in two on a phone. */
const lowText = { '& > button': { fontSize: 'sm' } } as const

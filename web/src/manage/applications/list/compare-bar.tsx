import { Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { RentCountry } from '#shared/money.ts'
import { Bar } from '#web/kit/frame/action-bar.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog.tsx'
import { Comparison } from './comparison.tsx'

interface CompareBarProps {
  compared: Shown<'application'>[]
  total: number | undefined
  country: RentCountry | undefined
  onClear: () => void
}

/** Where the thumb is, as soon as somebody chose applications to compare. */
export function CompareBar({ compared, total, country, onClear }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = compared.length
  if (count === 0) return null
  return (
    <>
      <Bar width="wide">
        <Flex gap="3" align="center" wrap="wrap">
          <Text me="auto" role="status">
            <Plural value={count} one="# chosen" other="# chosen" />
          </Text>
          <Button variant="ghost" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
          <Button disabled={count < 2} onClick={() => setOpen(true)}>
            <Trans>Compare</Trans>
          </Button>
        </Flex>
      </Bar>
      {isOpen && (
        <Dialog title={<Trans>Compare</Trans>} isWide onClose={() => setOpen(false)}>
          {() => <Comparison applications={compared} total={total} country={country} />}
        </Dialog>
      )}
    </>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import AboutIcon from '~icons/lucide/info'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import { ABOUT, adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ChartsButton } from '#web/manage/frame/charts-button.tsx'
import { oneLine, unseen } from '#web/kit/ui/fitting.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'
import { ProcessFacts } from './process-facts.tsx'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

interface ProcessHeadProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
  /** What can be done with the whole of it, beside it. */
  children: ReactNode
}

/** What somebody has to know of a process while they read its applications, in a line; the rest of it, and what can be done, when asked for. */
export function ProcessHead({ process, property, children }: ProcessHeadProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(useLocation().hash === ABOUT)
  const { code, startDate } = process
  const { total } = rentOf(process, property)
  const date = startDate ? formatDate(startDate) : undefined
  const said = [property?.address, moneyIn(total, property), date && t`from ${date}`, code].filter(Boolean).join(' · ')
  return (
    <>
      <Box css={line}>
        <BackLink to={adminTabPath('applications')}>
          <Box as="span" css={unseen}>
            <Trans>Back</Trans>
          </Box>
        </BackLink>
        <Heading as="h1" size="lg" css={oneLine}>
          <ProcessName process={process} />
        </Heading>
        <Flex gap="2" align="center">
          <ProcessBadge status={process.status} />
          <WaitingMark waiting={process.waiting} />
        </Flex>
        <Box data-said color="fg.muted" fontSize="sm" css={oneLine}>
          {said}
        </Box>
        <Flex data-actions>
          {children}
          <ChartsButton />
          <Button
            variant="ghost"
            px="2"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            css={{ '& > span + svg': { transform: isOpen ? 'rotate(180deg)' : undefined } }}
          >
            <AboutIcon />
            <span>
              <Trans>About this process</Trans>
            </span>
            <ChevronIcon />
          </Button>
        </Flex>
      </Box>
      <Box id={id} hidden={!isOpen} mb="4">
        {isOpen && <ProcessFacts process={process} property={property} />}
      </Box>
    </>
  )
}

/** On a phone two lines: what it is, and what is said of it with the way to the rest. */
const line = {
  alignItems: 'center',
  columnGap: '8px',
  marginBottom: '8px',
  '& > a': { marginBottom: 0, marginInlineEnd: '-8px' },
  '& > h1': { minHeight: '44px', lineHeight: '44px' },
  '@media (max-width: 61.99rem)': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > h1, & > [data-said]': { flex: '1 1 0', minWidth: 0 },
    // Between the two lines: the name has all that its own leaves it.
    '&::after': { content: '""', order: 1, flexBasis: '100%' },
    '& > [data-said], & > [data-actions]': { order: 2 },
    '& > [data-actions] > button > span': unseen,
    '& > [data-actions] > button > span + svg': { display: 'none' },
    // What opens has the width of the screen.
    '& > [data-actions]': { position: 'relative' },
    '& > [data-actions] > div': { position: 'static' },
  },
  [largeLetters]: {
    '& > h1': { flexBasis: '100%', whiteSpace: 'normal', lineHeight: 'tight' },
    '& > [data-said]': { flexBasis: '100%', whiteSpace: 'normal' },
    '& > [data-actions]': { flexWrap: 'wrap' },
  },
  '@media (min-width: 62rem)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, max-content) auto minmax(8rem, 1fr) auto',
  },
} as const

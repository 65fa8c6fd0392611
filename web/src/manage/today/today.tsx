import { Box, chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { useAgenda } from './use-agenda.ts'
import { useColleaguesLine } from './use-colleagues-line.tsx'
import { useDueLines } from './use-due-lines.tsx'
import { useLines } from './use-lines.tsx'

/** Of a screen on which it stands beside the lists, and not above them. */
export const IS_BESIDE = '(min-width: 80rem)'

/** More unfold: what stands below stays near. */
const AT_FIRST = { narrow: 3, wide: 5, beside: 8 }

/** What asks for the person who works here; each line leads to where it is done. Nothing is shown where nothing asks. */
export function Today() {
  const agenda = useAgenda()
  const { decisions } = useWaiting()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  /** Reads on where it went on, and does not go down with the button. */
  const unfold = () => {
    flushSync(() => setWhole(true))
    const at = (undecided > 0 ? 1 : 0) + shown
    const lines = list.current?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button') ?? []
    lines[at]?.focus({ preventScroll: true })
  }
  const undecided = decisions.changes.length + decisions.signings.length
  const colleagues = useColleaguesLine(agenda !== undefined)
  const lines = useLines(agenda, useDueLines(agenda?.addresses))
  const isBeside = useMedia(IS_BESIDE)
  const isWide = useMedia('(min-width: 62rem)')
  const shown = AT_FIRST[isBeside ? 'beside' : isWide ? 'wide' : 'narrow']
  const rest = lines.length - shown
  const isNothing = lines.length === 0 && undecided === 0 && !colleagues
  // Beside the lists its place is kept: they do not move when it comes.
  if (isNothing && !isBeside) return null
  return (
    <Box as="section" aria-labelledby="today" mb="6">
      <Heading id="today" size="md" mb="1">
        <Trans>Today</Trans>
      </Heading>
      {isNothing && agenda && (
        <Text color="fg.muted">
          <Trans>Nothing waits for you.</Trans>
        </Text>
      )}
      <Lines ref={list}>
        {undecided > 0 && (
          <li>
            <button type="button" onClick={openChanges}>
              <Plural value={undecided} one="# change needs your decision" other="# changes need your decision" />
            </button>
          </li>
        )}
        {(isWhole ? lines : lines.slice(0, shown)).map(({ key, to, words, at }) => (
          <li key={key}>
            <Link to={to}>
              <span>{words}</span> {at && <small>{at}</small>}
            </Link>
          </li>
        ))}
        {/* It comes later than they do: here it moves none of them, and is not folded away. */}
        {colleagues && (
          <li>
            <Link to={colleagues.to}>{colleagues.words}</Link>
          </li>
        )}
      </Lines>
      {rest > 0 && (
        <Button variant="ghost" ms="-4" aria-expanded={isWhole} onClick={isWhole ? () => setWhole(false) : unfold}>
          {isWhole ? <Trans>Show less</Trans> : <Plural value={rest} one="# more" other="# more" />}
        </Button>
      )}
    </Box>
  )
}

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    '&:not(:empty)': { borderTopWidth: '1px' },
    '& > li': { borderBottomWidth: '1px' },
    '& a, & button': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '12px',
      alignItems: 'center',
      width: 'full',
      minHeight: '44px',
      paddingBlock: '8px',
      textAlign: 'start',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
    '& a:hover, & button:hover': { background: 'bg.subtle' },
  },
})

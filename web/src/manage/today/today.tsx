import { Box, chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { applicationPath, processPath, propertyPath, protocolPath } from '#web/manage/addresses/record-paths.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import type { Coming } from './agenda.ts'
import { type Agenda, useAgenda } from './use-agenda.ts'

/** More unfold: what stands below stays near. */
const AT_FIRST = { narrow: 3, wide: 5 }

interface Line {
  key: string
  to: string
  words: ReactNode
}

/** What asks for the person who works here; each line leads to where it is done. Nothing is shown where nothing asks. */
export function Today() {
  const agenda = useAgenda()
  const { decisions } = useWaiting()
  const [isWhole, setWhole] = useState(false)
  const undecided = decisions.changes.length + decisions.signings.length
  const lines = useLines(agenda)
  const shown = AT_FIRST[useMedia('(min-width: 62rem)') ? 'wide' : 'narrow']
  const rest = lines.length - shown
  if (lines.length === 0 && undecided === 0) return null
  return (
    <Box as="section" aria-labelledby="today" mb="6">
      <Heading id="today" size="md" mb="1">
        <Trans>Today</Trans>
      </Heading>
      <Lines>
        {undecided > 0 && (
          <li>
            <button type="button" onClick={openChanges}>
              <Plural value={undecided} one="# change needs your decision" other="# changes need your decision" />
            </button>
          </li>
        )}
        {(isWhole ? lines : lines.slice(0, shown)).map(({ key, to, words }) => (
          <li key={key}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </Lines>
      {rest > 0 && (
        <Button variant="ghost" ms="-4" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Show less</Trans> : <Plural value={rest} one="# more" other="# more" />}
        </Button>
      )}
    </Box>
  )
}

function useLines(agenda: Agenda | undefined): Line[] {
  const comingWords = useComingWords()
  if (!agenda) return []
  const { arrived, offered, coming } = agenda
  return [
    ...arrived.map(({ process, count }) => ({
      key: `arrived ${process.id}`,
      to: processPath(process.id),
      words: (
        <>
          <Plural value={count} one="# new application" other="# new applications" />
          {': '}
          <ProcessName process={process} />
        </>
      ),
    })),
    ...offered.map(({ process, applications: [first, ...others] }) => {
      const [name, count] = [first ? applicantNames(first) : '', others.length + 1]
      return {
        key: `offered ${process.id}`,
        to: first && count === 1 ? applicationPath(first) : `${processPath(process.id)}?status=offer_sent`,
        words: (
          <>
            <Plural
              value={count}
              one={`${name} has not answered the offer`}
              other={`${name} and others have not answered the offer`}
            />
            {': '}
            <ProcessName process={process} />
          </>
        ),
      }
    }),
    ...coming.map((each) => ({
      key: `${each.kind} ${each.property.id} ${each.on} ${each.protocolId ?? ''}`,
      to: each.protocolId ? protocolPath(each.protocolId) : propertyPath(each.property.id),
      words: comingWords(each),
    })),
  ]
}

function useComingWords() {
  const { t } = useLingui()
  return ({ kind, on, property: { name: home }, names = [] }: Coming): string => {
    const [day, people] = [formatDate(on), names.join(', ')]
    switch (kind) {
      case 'becomes_free':
        return t`${day}: ${home} becomes free, and is not advertised yet`
      case 'moves_in':
        return t`${day}: move into ${home}: ${people}`
      case 'moves_out':
        return t`${day}: move out of ${home}: ${people}`
      case 'handover':
        return t`${day}: handover of ${home}, not signed yet`
    }
  }
}

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderTopWidth: '1px',
    '& > li': { borderBottomWidth: '1px' },
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minHeight: '44px',
      paddingBlock: '8px',
      textAlign: 'start',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& a:hover, & button:hover': { background: 'bg.subtle' },
  },
})

import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { withKind } from '#shared/handover/kind.ts'
import { jurisdictions, protocolKinds } from '#shared/handover/protocol.ts'
import { FoldOut } from '#web/desk/fold-out.tsx'
import { SegmentedRadios } from '#web/handover/segmented-radios.tsx'
import { DateEntry } from './date-entry.tsx'
import { LineEntry } from './line-entry.tsx'
import { useWalk } from './use-walk.ts'
import { jurisdictionNames } from '#web/handover/recorded/protocol-words.ts'
import { kindNames } from './words.ts'

/** What is decided once, at the beginning; afterwards it is only in the way. */
export function AppointmentFields() {
  const { i18n } = useLingui()
  const { protocol, change } = useWalk()
  const { kind, jurisdiction, date, place } = protocol.content
  const title = [i18n._(kindNames[kind]), formatDate(date), i18n._(jurisdictionNames[jurisdiction])].join(', ')
  return (
    <FoldOut title={title}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="3">
        <SegmentedRadios
          label={<Trans>What it is about</Trans>}
          choices={protocolKinds.map((each) => ({ value: each, words: i18n._(kindNames[each]) }))}
          value={kind}
          onChange={(chosen) => change((before) => withKind(before, chosen))}
        />
        <SegmentedRadios
          label={<Trans>Law of</Trans>}
          choices={jurisdictions.map((each) => ({ value: each, words: i18n._(jurisdictionNames[each]) }))}
          value={jurisdiction}
          onChange={(chosen) => change((before) => ({ ...before, jurisdiction: chosen }))}
        />
        <DateEntry
          label={<Trans>Date</Trans>}
          value={date}
          onChange={(day) => day !== null && change((before) => ({ ...before, date: day }))}
        />
        <LineEntry
          label={<Trans>Place</Trans>}
          optional
          value={place}
          onChange={(typed) => change((before) => ({ ...before, place: typed }))}
        />
      </Box>
    </FoldOut>
  )
}

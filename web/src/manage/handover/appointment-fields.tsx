import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { withKind } from '#shared/handover/kind.ts'
import { jurisdictions, protocolKinds } from '#shared/handover/protocol.ts'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { jurisdictionNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { kindNames } from './draft/draft-labels.ts'
import { useProtocolDraft } from './draft/use-protocol-draft.ts'
import { DateEntry } from './fields/date-entry.tsx'
import { LineEntry } from './fields/line-entry.tsx'

/** What is decided once, at the beginning; afterwards it is only in the way. */
export function AppointmentFields() {
  const { i18n } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { kind, jurisdiction, date, place } = protocol.content
  const title = [i18n._(kindNames[kind]), formatDate(date), i18n._(jurisdictionNames[jurisdiction])].join(', ')
  return (
    <Disclosure title={title}>
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
    </Disclosure>
  )
}

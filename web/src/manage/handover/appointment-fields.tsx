import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#shared/dates.ts'
import { leaves, withKind } from '#shared/handover/kind.ts'
import { isToBeNamed } from '#shared/handover/left-open.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { KnownEntries } from './compare/known-entries.tsx'
import { fieldsOf } from './draft/change-list.ts'
import { kindNames } from './draft/draft-labels.ts'
import { useProtocolDraft } from './draft/use-protocol-draft.ts'
import { dateId, enteredOnId } from './fields/focus-entry.ts'
import { LineEntry } from './fields/line-entry.tsx'
import { NamedRadios, SegmentedRadios } from './fields/segmented-radios.tsx'
import { DateEntry } from './fields/typed-entry.tsx'

/** What is decided once, at the beginning; afterwards it is only in the way. */
export function AppointmentFields() {
  const { i18n } = useLingui()
  const texts = useTexts()
  const { protocol, change } = useProtocolDraft()
  const { kind, jurisdiction, date, enteredOn } = protocol.content
  const [takes, setTakes] = useState(0)
  const title = [i18n._(kindNames[kind]), formatDate(date), texts.country(jurisdiction)].join(', ')
  const field = fieldsOf(protocol.content, (part) => change((before) => ({ ...before, ...part })))
  return (
    <>
      <Disclosure title={title}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="3">
          <NamedRadios
            label={<Trans>What it is about</Trans>}
            names={kindNames}
            value={kind}
            onChange={(chosen) => change((before) => withKind(before, chosen))}
          />
          <SegmentedRadios
            label={<Trans>Law of</Trans>}
            choices={homeCountries.map((value) => ({ value, words: texts.country(value) }))}
            {...field('jurisdiction')}
          />
          <DateEntry
            id={dateId}
            label={<Trans>Date</Trans>}
            value={date}
            onChange={(day) => day !== null && field('date').onChange(day)}
          />
          <LineEntry label={<Trans>Place</Trans>} optional {...field('place')} />
        </Box>
      </Disclosure>
      {(isToBeNamed(protocol.content, 'entered_on') || (leaves(kind) && enteredOn !== undefined)) && (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
          <DateEntry
            // What was typed and is not understood gives way to what is taken over.
            key={takes}
            id={enteredOnId}
            label={<Trans>Handed over on moving in</Trans>}
            optional
            value={enteredOn ?? null}
            onChange={(day) => change((before) => ({ ...before, enteredOn: day ?? undefined }))}
          />
          {enteredOn === undefined && (
            <KnownEntries
              onTake={(day) => {
                setTakes(takes + 1)
                change((before) => ({ ...before, enteredOn: day }))
              }}
            />
          )}
        </Box>
      )}
    </>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import { homeCountries, type HomeCountry } from '#shared/home-countries.ts'
import { paths } from '#web/kit/address/paths.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { useRecords } from '#web/manage/records/use-records.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { GridDialog } from './grid-dialog.tsx'
import { KeptHere } from './kept-here.tsx'
import { knownSpans } from './known-spans.ts'
import { LifeSpanDialog } from './life-span-dialog.tsx'
import { SpanRow } from './span-row.tsx'
import { useOwnLifeSpans } from './use-life-spans.ts'

/** How long things last in the homes of an organization, country by country (handover.md, Life spans of an organization). */
export function LifeSpansPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Life spans`}>
      {(organizationId) => <LifeSpans organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}

/** Which country is shown stands in the address; else it is that of a home. */
function LifeSpans({ organizationId }: { organizationId: string }) {
  const { country: nameOf } = useTexts()
  const [search, setSearch] = useSearchParams()
  const ofHome = useRecords('property')?.[0]?.country
  const table = useOwnLifeSpans(organizationId)
  const country =
    homeCountries.find((each) => each === search.get('country')) ??
    homeCountries.find((each) => each === ofHome) ??
    homeCountries[0]
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <BackLink to={paths.protocols}>
          <Trans>Handovers</Trans>
        </BackLink>
        <Text color="fg.muted">
          <Trans>
            What a defect costs whom depends on how long things last. The table is your organization’s, on every device;
            protocols that are signed keep what was agreed on.
          </Trans>
        </Text>
      </Box>
      <SelectEntry<HomeCountry>
        label={<Trans>Country of the home</Trans>}
        choices={homeCountries.map((each) => ({ value: each, words: nameOf(each) }))}
        value={country}
        onChange={(chosen) => setSearch({ country: chosen }, { replace: true })}
      />
      {table && <Table key={country} {...{ organizationId, country }} own={table[country] ?? []} />}
    </Box>
  )
}

interface TableProps {
  organizationId: string
  country: HomeCountry
  own: Parameters<typeof knownSpans>[1]
}

function Table({ organizationId, country, own }: TableProps) {
  const { t } = useLingui()
  const by = lifeSpansIn(country)
  const known = knownSpans(country, own, [])
  const place = { organizationId, country }
  return (
    <>
      <Text>
        {by === 'published' && (
          <Trans>
            Where nothing of your own stands here, what is published is offered. It is a start: the table of your
            association may say otherwise.
          </Trans>
        )}
        {by === 'agreed' && (
          <Trans>
            A grid (grille de vétusté) holds here only where a collective agreement has one. Take it over from that
            agreement, with its name and date: none is supplied. Without one, a life span is typed in each defect.
          </Trans>
        )}
        {by === undefined && (
          <Trans>
            No published table holds for everybody here. What stands here is offered in every defect, and anything else
            is typed there.
          </Trans>
        )}
      </Text>
      <KeptHere {...place} own={own} />
      <Flex gap="2" wrap="wrap">
        <DialogButton renderDialog={(close) => <GridDialog {...place} own={own} onClose={close} />}>
          <Trans>Take over a table</Trans>
        </DialogButton>
        <DialogButton variant="outline" renderDialog={(close) => <LifeSpanDialog {...place} onClose={close} />}>
          <Trans>Add a life span</Trans>
        </DialogButton>
      </Flex>
      {known.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Nothing stands in this table yet.</Trans>
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={t`Life spans`}>
          {known.map((span) => (
            <SpanRow key={span.name} {...place} span={span} />
          ))}
        </Box>
      )}
    </>
  )
}

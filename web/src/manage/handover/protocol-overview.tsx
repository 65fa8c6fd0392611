import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { areKeysCounted, missingKeys } from '#shared/handover/keys.ts'
import { countUnread, earlierMeters } from '#shared/handover/meters.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolPath, protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { ErasedFrom } from '#web/manage/facts/erased-from.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import { useProtocolDraft } from './draft/use-protocol-draft.ts'
import { KeptLine } from './fields/kept-line.tsx'
import { StepLink } from './fields/step-link.tsx'
import { useArrival } from './fields/use-arrival.ts'
import { RoomList } from './rooms/room-list.tsx'
import { Hindrances, useHindrances } from './sign/hindrances.tsx'
import { OpenVersion, useOtherVersions } from './signed/earlier-holds.tsx'

/** How many there are, and how many are still to be read. A home may have none. */
function MetersSoFar() {
  const { protocol, protocols } = useProtocolDraft()
  const { meters } = protocol.content
  const unread = countUnread(earlierMeters(protocol, protocols), meters)
  if (unread > 0) return <Plural value={unread} one="# still to be read" other="# still to be read" />
  if (meters.length === 0) return <Trans>None recorded yet; a home may have none</Trans>
  return <Plural value={meters.length} one="# meter" other="# meters" />
}

/** The whole appointment on one page: what is done, what is left, and what is in the way of signing. */
export function ProtocolOverview() {
  const { t } = useLingui()
  const { protocol, protocols, property, change } = useProtocolDraft()
  const { id, content, propertyId, edition } = protocol
  const { before } = useOtherVersions(protocol)
  const hindrances = useHindrances()
  useArrival()
  const missing = content.keys.reduce((sum, key) => sum + missingKeys(content.kind, key), 0)
  const day = formatDate(content.date)
  const none = <Trans>None recorded yet</Trans>
  return (
    <>
      <BackLink to={protocolsPath(propertyId)} isLarge>
        <Trans>Handover protocols</Trans>
      </BackLink>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {property ? <Name>{property.name}</Name> : t`Handover protocol`}
      </Heading>
      <Text color="fg.muted" mb="6" overflowWrap="anywhere">
        {property && (
          <>
            <Name>{property.address}</Name>
            {' · '}
          </>
        )}
        {day}
        {edition > 1 && (
          <>
            {' · '}
            <Trans>version {edition}</Trans>
          </>
        )}
      </Text>
      {before && (
        <Text mt="-4" mb="6">
          <OpenVersion version={before} />
        </Text>
      )}
      <Box mt="-4" css={{ '&:empty': { display: 'none' } }} mb="6">
        <ErasedFrom protocol={protocol} />
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <AppointmentFields />
        <StepLink
          step="people"
          words={<Trans>Who is here</Trans>}
          more={content.parties.map(({ name }) => onOneLine(name)).join(', ') || t`Nobody yet`}
        />
        <RoomList />
        <Box asChild display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
          <section aria-label={t`More to record`}>
            <StepLink step="meters" words={<Trans>Meters</Trans>} more={<MetersSoFar />} />
            <StepLink
              step="keys"
              words={<Trans>Keys</Trans>}
              more={
                !areKeysCounted(protocol, protocols) ? (
                  <Trans>Not counted yet</Trans>
                ) : missing > 0 ? (
                  <Plural value={missing} one="# key is missing" other="# keys are missing" />
                ) : content.keys.length === 0 ? (
                  none
                ) : (
                  <Plural value={content.keys.length} one="# kind of key" other="# kinds of keys" />
                )
              }
            />
            <StepLink
              step="detectors"
              words={<Trans>Smoke detectors</Trans>}
              more={
                content.smokeDetectors.length === 0 ? (
                  none
                ) : (
                  <Plural value={content.smokeDetectors.length} one="# detector" other="# detectors" />
                )
              }
            />
            <StepLink step="agreements" words={<Trans>Deposit and agreements</Trans>} />
          </section>
        </Box>
        <DictationField
          label={<Trans>Remarks</Trans>}
          optional
          value={content.remarks}
          onChange={(remarks) => change((before) => ({ ...before, remarks }))}
        />
        <Hindrances found={hindrances} />
      </Box>
      <ActionBar width="wide" line={<KeptLine />}>
        <Button asChild size="lg">
          <Link to={protocolPath(id, 'sign')}>
            <Trans>Check and sign</Trans>
          </Link>
        </Button>
      </ActionBar>
    </>
  )
}

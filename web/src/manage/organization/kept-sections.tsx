import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, type PrivacySettings, privacySettings } from '#shared/organization/organization.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { TENANCY_NOTICE_DAYS, TOLD_AHEAD_DAYS } from '#shared/policy/retention.ts'
import { FORGOTTEN_DAYS, UNDECIDED_DAYS } from '#shared/policy/unanswered.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

interface SectionProps {
  organization: Organization
}

/** For how long rejected and withdrawn applications are kept, and those that nobody answered. Shortening it erases at once what is older. */
export function ApplicationsKept({ organization }: SectionProps) {
  return (
    <Kept
      organization={organization}
      days="retentionDays"
      title={<Trans>How long applications are kept</Trans>}
      asUsual={<Trans>Rejected and withdrawn applications are erased as is usual in the country of the home.</Trans>}
      renderChosen={(retentionDays) => (
        <Plural
          value={retentionDays}
          one="Rejected and withdrawn applications are erased after # day."
          other="Rejected and withdrawn applications are erased after # days."
        />
      )}
      usual={({ retention }) => retention}
      when={
        <Trans>
          Who was never answered counts as rejected once somebody accepted the offer; in a closed process in which
          nobody did, after {UNDECIDED_DAYS} days without a step; in an open one, after {FORGOTTEN_DAYS}. They are
          erased as long after that. The overview says so up to {TOLD_AHEAD_DAYS} days before.
        </Trans>
      }
      what={
        <Trans>
          Erased is the application with its documents, notes and mails, here and on every device. The log keeps what
          was decided, without the name. Accepted offers are kept.
        </Trans>
      }
      change={<Trans>Change how long</Trans>}
      label={<Trans>Days after the rejection or withdrawal</Trans>}
      hint={
        <Trans>
          Leave it empty for what is usual in the country. What is older than that is erased within an hour, and cannot
          be brought back.
        </Trans>
      }
    />
  )
}

/** For how long who lived in a home is kept. Shortening it erases nobody before that was told for a month. */
export function ResidentsKept({ organization }: SectionProps) {
  return (
    <Kept
      organization={organization}
      days="residentDays"
      title={<Trans>How long former residents are kept</Trans>}
      asUsual={
        <Trans>
          Who moved out is erased as is usual in the country of the home, counted from the last day of the tenancy.
        </Trans>
      }
      renderChosen={(residentDays) => (
        <Plural
          value={residentDays}
          one="Who moved out is erased # day after the last day of the tenancy."
          other="Who moved out is erased # days after the last day of the tenancy."
        />
      )}
      usual={({ afterTenancy }) => afterTenancy}
      when={
        <Trans>
          Who came by one application goes together, once the last of them has moved out for so long. The page of the
          home says the day at least {TENANCY_NOTICE_DAYS} days before, and the overview up to {TOLD_AHEAD_DAYS}.
        </Trans>
      }
      what={
        <Trans>
          Erased is the entry, with the application by which they came, here and on every device. Who lives in a home,
          and who has no last day, is never erased. Handover protocols go as long after the day of the moving out, and
          never sooner than is usual in the country, the one of the moving in with it, once nobody is kept whom they may
          be about; when in doubt they stay, and their page says why.
        </Trans>
      }
      change={<Trans>Change how long residents are kept</Trans>}
      label={<Trans>Days after the last day of the tenancy</Trans>}
      hint={
        <Trans>
          Leave it empty for what is usual in the country. What is older than that is erased once that was told for{' '}
          {TENANCY_NOTICE_DAYS} days, and cannot be brought back.
        </Trans>
      }
    />
  )
}

interface KeptProps extends SectionProps, Pick<DaysDialogProps, 'days' | 'title' | 'label' | 'hint'> {
  /** Where the organization has chosen nothing, and where it has. */
  asUsual: ReactNode
  renderChosen: (days: number) => ReactNode
  usual: (pack: Pack) => Pack['retention']
  /** When somebody is erased, and what of them. */
  when: ReactNode
  what: ReactNode
  /** Of the button that leads to the choice. */
  change: ReactNode
}

function Kept({ organization, asUsual, renderChosen, usual, when, what, change, ...dialog }: KeptProps) {
  const days = organization[dialog.days]
  const isChosen = typeof days === 'number' // what was read by an earlier version does not say
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        {dialog.title}
      </Heading>
      <Text>{isChosen ? renderChosen(days) : asUsual}</Text>
      {!isChosen && <Usual of={usual} />}
      <Text>{when}</Text>
      <Text color="fg.muted">{what}</Text>
      <DialogButton
        variant="outline"
        justifySelf="start"
        renderDialog={(close) => <DaysDialog {...dialog} organization={organization} onClose={close} />}
      >
        {change}
      </DialogButton>
    </Card>
  )
}

/** How long that is, and by whose word. */
function Usual({ of }: { of: (pack: Pack) => Pack['retention'] }) {
  const { t } = useLingui()
  const { country: nameOf } = useTexts()
  const saidOf = useSaidOf()
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1">
      {Object.entries<Pack>(packs).map(([country, pack]) => {
        const { days: count, source, isReading } = of(pack)
        const said = source ?? t`our own choice, because no authority named a time that we know of`
        return (
          <li key={country}>
            {saidOf(nameOf(country), t`${plural(count, { one: 'after # day', other: 'after # days' })}`)}{' '}
            <Text as="span" fontSize="sm" color="fg.muted">
              {`(${isReading ? t`our reading of: ${said}` : said})`}
            </Text>
          </li>
        )
      })}
    </Box>
  )
}

interface DaysDialogProps extends SectionProps {
  /** Which of the two it is. */
  days: keyof PrivacySettings
  title: ReactNode
  label: ReactNode
  hint: ReactNode
  onClose: () => void
}

function DaysDialog({ organization, days, title, label, hint, onClose }: DaysDialogProps) {
  const change = useChangeOrganization()
  const { id } = organization
  return (
    <RulesDialog
      rules={privacySettings}
      values={{ [days]: organization[days] }}
      title={title}
      confirm={<Trans>Change</Trans>}
      onSubmit={(body) => change(session.call(organizationContract.changePrivacy, { params: { id }, body }))}
      onClose={onClose}
    >
      <NumberField name={days} label={label} hint={hint} empty={null} optional />
    </RulesDialog>
  )
}

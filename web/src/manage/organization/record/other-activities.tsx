import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LOG_DAYS } from '#shared/activity/activity.ts'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { residentsKeptIn } from '#shared/data-protection/facts.ts'
import { MAIL_DAYS } from '#shared/policy/mail-days.ts'
import { REMOVED_PHOTO_HOURS } from '#shared/property/photo/photo.ts'
import { INVITATION_DAYS } from '#shared/user/kept.ts'
import { KeptIn } from '#web/kit/data-protection/kept-part.tsx'
import { Row } from '#web/kit/data-protection/rows.tsx'
import { useListed } from '#web/kit/data-protection/words.ts'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'
import { keptData } from './kept-data.ts'

const logYears = Math.floor(LOG_DAYS / 365)

/** What is done with data beside taking applications, each in the order of the article. */
export const OtherActivities = ({ data, data: { site } }: { data: DataProtection }) => (
  <>
    <Activity
      title={<Trans>Activity: homes</Trans>}
      purposes={<Trans>To manage homes, to advertise them and to let them</Trans>}
      persons={<Trans>people whom notes or photos of a home tell of</Trans>}
      data={keptData.homes}
      recipients={<Trans>whoever has the code of a home: what its process says, without notes and photos</Trans>}
      time={
        <Trans>
          As long as the organization is here. A photo that was removed is erased after {REMOVED_PHOTO_HOURS} hours.
        </Trans>
      }
    />
    <Activity
      title={<Trans>Activity: residents</Trans>}
      purposes={<Trans>To know who lives in a home, since when and until when, and how they are reached</Trans>}
      persons={<Trans>people who are to live in a home, live there or lived there</Trans>}
      data={keptData.residents}
      recipients={null}
      time={
        <>
          <p>
            <Trans>
              Until they move out, and then, with the application by which they came, counted from the last day of the
              tenancy:
            </Trans>
          </p>
          <KeptIn kept={residentsKeptIn(data)} name={data.name} />
        </>
      }
    />
    <Activity
      title={<Trans>Activity: handovers</Trans>}
      purposes={<Trans>To record in which condition a home is handed over, and to be able to prove it</Trans>}
      persons={<Trans>people who take part in a handover, and who represents them</Trans>}
      data={keptData.handovers}
      recipients={
        <>
          <Trans>who takes part, and to whom else a copy is sent</Trans>
          {site.sendsMails && (
            <>
              {'; '}
              <Trans>the operator’s email provider, for these copies</Trans>
            </>
          )}
        </>
      }
      time={
        <>
          <p>
            <Trans>
              Until the end of the tenancy, and then for as long as former residents, and never for less than is usual
              in the country, counted from the day of the moving out, with the protocol of the moving in that is
              compared with it. It stays while somebody is kept whom it may be about, and where nobody can tell that all
              have left. A draft until somebody deletes it, at most for as long after it was last worked on.
            </Trans>
          </p>
          <p>
            <Trans>Mails with copies are erased after {MAIL_DAYS} days; they stay with who received them.</Trans>
          </p>
        </>
      }
    />
    <Activity
      title={<Trans>Activity: people who work here</Trans>}
      purposes={<Trans>To let in who works here, and to see who did what</Trans>}
      persons={<Trans>people who have an account of the organization, or were invited</Trans>}
      data={keptData.team}
      recipients={<Trans>the identity provider with which they sign in</Trans>}
      time={
        <Trans>
          An account as long as the organization is here. An invitation that nobody took up is erased after{' '}
          {INVITATION_DAYS} days, and what the log says of anybody after {logYears} years.
        </Trans>
      }
    />
  </>
)

interface ActivityProps {
  title: ReactNode
  purposes: ReactNode
  persons: ReactNode
  data: readonly MessageDescriptor[]
  /** Beside those of the organization and the operator, who receive all. */
  recipients: ReactNode
  time: ReactNode
}

function Activity({ title, purposes, persons, data, recipients, time }: ActivityProps) {
  const { i18n } = useLingui()
  const listed = useListed()
  return (
    <TextPart title={title}>
      <Box as="dl" css={{ '& > div': { breakInside: 'avoid' } }}>
        <Row name={<Trans>Purposes</Trans>} said={purposes} />
        <Row name={<Trans>Categories of persons</Trans>} said={persons} />
        <Row
          name={<Trans>Categories of data</Trans>}
          said={listed(
            data.map((name) => i18n._(name)),
            'unit',
          )}
        />
        <Row
          name={<Trans>Recipients</Trans>}
          said={
            <>
              <Trans>people of the organization, and the operator with the storage named above</Trans>
              {recipients && '; '}
              {recipients}
            </>
          }
        />
        <Row name={<Trans>Time limits</Trans>} said={time} />
      </Box>
    </TextPart>
  )
}

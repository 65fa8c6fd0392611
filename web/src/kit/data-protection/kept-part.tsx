import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { type Kept, keptIn, residentsKeptIn } from '#shared/data-protection/facts.ts'
import { FORGOTTEN_DAYS, UNDECIDED_DAYS } from '#shared/policy/unanswered.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Source } from './source.tsx'

/** How long what is kept, and by whose word. */
export function KeptPart({ data }: { data: DataProtection }) {
  const { backupDays, abandonedHours } = data.site
  return (
    <>
      <p>
        <Trans>Rejected and withdrawn applications are erased, counted from that decision, for homes in:</Trans>
      </p>
      <KeptIn kept={keptIn(data)} name={data.name} />
      <Box as="ul" mt="4">
        <li>
          <Trans>
            Applications that nobody answered count as rejected once somebody accepted the offer, or after{' '}
            {UNDECIDED_DAYS} days without a step in a closed process and {FORGOTTEN_DAYS} in an open one.
          </Trans>
        </li>
        <li>
          <Trans>
            Documents, notes and emails are erased with the application; an email stays with who received it.
          </Trans>
        </li>
        <li>
          <Trans>
            Documents that were sent ahead, and whose application never came, are erased after {abandonedHours} hours.
          </Trans>
        </li>
        <li>
          <Trans>What was erased is in backups for up to {backupDays} days more.</Trans>
        </li>
      </Box>
      <Box as="p" mt="4">
        <Trans>
          The application of who gets the home becomes part of the tenancy file. It is erased with the entry of who
          lived there, counted from the last day of the tenancy, for homes in:
        </Trans>
      </Box>
      <KeptIn kept={residentsKeptIn(data)} name={data.name} />
    </>
  )
}

/** In each country, and by whose word. */
export const KeptIn = ({ kept, name }: { kept: readonly Kept[]; name: string }) => (
  <ul>
    {kept.map((each) => (
      <li key={each.country}>
        <InCountry kept={each} name={name} />
      </li>
    ))}
  </ul>
)

function InCountry({ kept: { country, days: count, word, source }, name }: { kept: Kept; name: string }) {
  const { t } = useLingui()
  const { country: nameOf } = useTexts()
  const what = nameOf(country)
  const said = t`${plural(count, { one: 'after # day', other: 'after # days' })}`
  return (
    <>
      {t`${what}: ${said}`} {word === 'chosen' && <Trans>(as {name} chose)</Trans>}
      {word === 'own' && <Trans>(this program’s own choice: no authority named a time that it knows of)</Trans>}
      {word === 'reading' && <Trans>(this program’s reading of the source)</Trans>}
      {source && <Source>{source}</Source>}
    </>
  )
}

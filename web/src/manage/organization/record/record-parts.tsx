import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { purposes } from '#shared/data-protection/purposes.ts'
import { AskedPart } from '#web/kit/data-protection/asked-part.tsx'
import { ControllerPart } from '#web/kit/data-protection/controller-part.tsx'
import { KeptPart } from '#web/kit/data-protection/kept-part.tsx'
import { PrintButton } from '#web/kit/data-protection/print-button.tsx'
import { RecipientsPart } from '#web/kit/data-protection/recipients-part.tsx'
import { purposeNames } from '#web/kit/data-protection/words.ts'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { Measures } from './measures.tsx'
import { OtherActivities } from './other-activities.tsx'

/** In the order of the article. */
export function RecordParts({ data }: { data: DataProtection }) {
  const { i18n } = useLingui()
  return (
    <Box maxW="form">
      <Text mb="4">
        <Trans>
          The first activity is taking applications for homes, and choosing among them. Those that follow it are homes,
          residents, handovers, and the people who work here (GDPR Article 30, Swiss DSG Article 12).
        </Trans>
      </Text>
      <PrintButton />
      <TextPart title={<Trans>Controller</Trans>}>
        <ControllerPart data={data} />
      </TextPart>
      <TextPart title={<Trans>Purposes</Trans>}>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>{i18n._(purposeNames[purpose])}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={<Trans>Categories of persons</Trans>}>
        <p>
          <Trans>
            People who apply for a home, those with whom they apply, guarantors, and earlier landlords whom they name.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Categories of data</Trans>}>
        <AskedPart homes={data.homes} />
      </TextPart>
      <TextPart title={<Trans>Recipients</Trans>}>
        <RecipientsPart data={data} />
      </TextPart>
      <TextPart title={<Trans>Third countries</Trans>}>
        <p>
          <Trans>
            The program itself passes nothing to another country. Where the server and the services that are named above
            stand, the operator of this site says: where one stands outside of the EU and Switzerland, please add the
            country and the guarantees.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Time limits</Trans>}>
        <KeptPart data={data} />
      </TextPart>
      <OtherActivities data={data} />
      <TextPart title={<Trans>Technical and organizational measures</Trans>}>
        <Measures />
      </TextPart>
      <Text mt="8" fontSize="sm" color="fg.muted">
        <Trans>
          Made of your settings and the rules by country. Please check and complete it: it is not legal advice.
        </Trans>
      </Text>
    </Box>
  )
}

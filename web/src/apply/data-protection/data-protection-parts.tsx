import { Trans } from '@lingui/react/macro'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { AskedPart } from '#web/kit/data-protection/asked-part.tsx'
import { ControllerPart } from '#web/kit/data-protection/controller-part.tsx'
import { KeptPart } from '#web/kit/data-protection/kept-part.tsx'
import { PrintButton } from '#web/kit/data-protection/print-button.tsx'
import { RecipientsPart } from '#web/kit/data-protection/recipients-part.tsx'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** What an organization asks those who apply, why, and what becomes of it: for them, and for whoever supervises it. */
export const DataProtectionParts = ({ data }: { data: DataProtection }) => (
  <>
    <Text mb="4">
      <Trans>What is asked of those who apply for a home, why, for how long it is kept, and who sees it.</Trans>
    </Text>
    <PrintButton />
    <TextPart title={<Trans>Who is responsible</Trans>}>
      <ControllerPart data={data} />
    </TextPart>
    <TextPart title={<Trans>What is asked, and why</Trans>}>
      <p>
        <Trans>
          All of it serves to decide about one home and to prepare the lease (GDPR Article 6(1)(b)). No document is
          needed to apply.
        </Trans>
      </p>
      <AskedPart homes={data.homes} />
    </TextPart>
    <TextPart title={<Trans>How long it is kept</Trans>}>
      <KeptPart data={data} />
    </TextPart>
    <TextPart title={<Trans>Who receives it</Trans>}>
      <RecipientsPart data={data} />
    </TextPart>
    <TextPart title={<Trans>Who decides</Trans>}>
      <p>
        <Trans>A person decides about each application, and no program.</Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Your rights</Trans>}>
      <Rights name={data.name} />
    </TextPart>
    <Text mt="8" fontSize="sm" color="fg.muted">
      <Trans>
        This page is made of what was set here and of the rules by country that this program knows. It is not legal
        advice.
      </Trans>
    </Text>
  </>
)

const Rights = ({ name }: { name: string }) => (
  <>
    <p>
      <Trans>
        Under the GDPR and the Swiss data protection act you may ask for a copy of your data, have it corrected or
        deleted, have its use restricted, object to it, and receive it in a common format. Write to: {name}. You may
        also complain to the data protection authority where you live.
      </Trans>
    </p>
    <p>
      <Trans>
        Under "My applications", on the device that you applied with, you see, withdraw and erase what you sent by
        yourself.
      </Trans>
    </p>
  </>
)

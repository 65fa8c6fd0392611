import { Trans } from '@lingui/react/macro'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'

/** The least that has to be clear between an applicant and the site; operators with own terms set their text. */
export const TermsText = () => (
  <>
    <p>
      <Trans>What you can rely on, and what we ask of you.</Trans>
    </p>
    <TextPart title={<Trans>What this site does</Trans>}>
      <p>
        <Trans>
          It takes your application for a home and hands it to the landlord or property manager named in the advert. For
          applicants this is free.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>What an application means</Trans>}>
      <ul>
        <li>
          <Trans>It is not a lease, and it binds neither you nor the landlord.</Trans>
        </li>
        <li>
          <Trans>Whether you get the home is decided by the landlord or property manager alone.</Trans>
        </li>
        <li>
          <Trans>It counts as received once you see a reference number, not before.</Trans>
        </li>
        <li>
          <Trans>
            If the application process closes before your application arrives, it can no longer be accepted.
          </Trans>
        </li>
      </ul>
    </TextPart>
    <TextPart title={<Trans>What we ask of you</Trans>}>
      <ul>
        <li>
          <Trans>Answer truthfully, and add only documents that are yours or that you may share.</Trans>
        </li>
        <li>
          <Trans>Enter the data of other people only if they know and agree.</Trans>
        </li>
        <li>
          <Trans>Do not try to guess codes, disturb the site or reach the data of others.</Trans>
        </li>
      </ul>
    </TextPart>
    <TextPart title={<Trans>What can go wrong</Trans>}>
      <p>
        <Trans>
          The operator takes care that the site works, and cannot promise that it always does. A draft is only on your
          device: if you delete the site data or lose the device, it is gone.
        </Trans>
      </p>
    </TextPart>
  </>
)

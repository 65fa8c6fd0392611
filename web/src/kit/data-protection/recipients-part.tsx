import { Trans } from '@lingui/react/macro'
import type { DataProtection } from '#shared/data-protection/contract.ts'

/** Who gets to see what was sent, or processes it: as far as the server knows of itself. */
export function RecipientsPart({ data: { name, site } }: { data: DataProtection }) {
  const { storage, sendsMails } = site
  return (
    <ul>
      <li>
        <Trans>the people of {name} who work on the home</Trans>
      </li>
      <li>
        <Trans>the operator of this site, on whose server it lies</Trans>
      </li>
      {storage && (
        <li>
          <Trans>the operator’s object storage, in which documents lie: {storage}</Trans>
        </li>
      )}
      {sendsMails && (
        <li>
          <Trans>the operator’s email provider, for messages to who applied</Trans>
        </li>
      )}
      <li>
        <Trans>The program passes it on to nobody else. There is no advertising and no tracking.</Trans>
      </li>
    </ul>
  )
}

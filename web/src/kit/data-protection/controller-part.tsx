import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import { ContactLink } from '#web/kit/ui/contact-link.tsx'

/** Who decides about the data, who stores them, and how both are reached. */
export function ControllerPart({ data }: { data: DataProtection }) {
  const { name, address: place, contactEmail, contactPhone, site } = data
  const { contactEmail: operator } = site
  const address = operator && <ContactLink by="email">{operator}</ContactLink>
  return (
    <>
      <Box mb="3" overflowWrap="anywhere">
        <strong>{name}</strong>
        {place && <p>{place}</p>}
        {contactEmail && <ContactLink by="email">{contactEmail}</ContactLink>}{' '}
        {contactPhone && <ContactLink by="phone">{contactPhone}</ContactLink>}
      </Box>
      <p>
        <Trans>
          {name} decides which data are asked for, and what happens with them. The operator of this site stores them on
          its behalf.
        </Trans>
      </p>
      {operator && (
        <p>
          <Trans>For questions about this site: {address}</Trans>
        </p>
      )}
    </>
  )
}

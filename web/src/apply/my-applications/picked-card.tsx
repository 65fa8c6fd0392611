import { Plural, Trans } from '@lingui/react/macro'
import { requestLink } from '#shared/document-request/request-link.ts'
import type { Picked } from '#web/apply/delivery/seal/request-documents.ts'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { LinkButton } from '#web/kit/ui/button.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Documents that were asked for, picked, and not sent yet. */
export function PickedCard({ picked: { documents, link, kept } }: { picked: Picked }) {
  const thisDevice = useThisDevice()
  const address = kept?.answer.propertyAddress
  return (
    <Card title={address ? <Trans>Documents for {address}</Trans> : <Trans>Requested documents</Trans>}>
      <Text>
        <Trans>Saved on {thisDevice}</Trans> ·{' '}
        <Plural value={documents} one="# file, not sent yet" other="# files, not sent yet" />
      </Text>
      {link ? (
        <LinkButton to={requestLink('', link)}>
          <Trans>Continue</Trans>
        </LinkButton>
      ) : (
        <Text>
          <Trans>Please open the link in your email again to send them.</Trans>
        </Text>
      )}
    </Card>
  )
}

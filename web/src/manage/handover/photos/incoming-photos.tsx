import { Box, chakra, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_PROPERTY_PHOTOS } from '#shared/property/photo/photo.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import type { PhotoRefusal } from '#web/manage/handover/draft/take-in-photo.ts'
import { useObjectUrl } from '#web/kit/ui/later/use-object-url.ts'
import type { Incoming } from './use-photo-intake.ts'

interface IncomingPhotosProps {
  incoming: readonly Incoming[]
  tryAgain: (photo: Extract<Incoming, { state: 'not_kept' }>) => void
  dismiss: (key: string) => void
}

/** From the shutter until a photo is kept, and what stands in the way. */
export const IncomingPhotos = ({ incoming, tryAgain, dismiss }: IncomingPhotosProps) => (
  <Box role="status" display="grid" gap="2" mt="2">
    {incoming.map((photo) => (
      <Flex key={photo.key} data-incoming={photo.state} gap="3" align="center" minH="11">
        {'photo' in photo && <Preview bytes={photo.photo.bytes} />}
        <Box flex="1" minW="0" fontSize="sm" overflowWrap="anywhere">
          <Words photo={photo} />
          {photo.state === 'not_kept' && (
            <Button variant="outline" mt="2" onClick={() => tryAgain(photo)}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Box>
        {(photo.state === 'refused' || photo.state === 'not_kept') && <Dismiss {...{ photo, dismiss }} />}
      </Flex>
    ))}
  </Box>
)

function Words({ photo }: { photo: Incoming }) {
  const { i18n } = useLingui()
  switch (photo.state) {
    case 'preparing':
      return <Text color="phone.fg">{i18n._(msg`Making the photo ready...`)}</Text>
    case 'saving':
      return <Text color="phone.fg">{i18n._(msg`Keeping it on this device...`)}</Text>
    case 'not_kept':
      return <Text color="danger.fg">{i18n._(photo.isDeviceFull ? noSpace : notKept)}</Text>
    case 'refused':
      return (
        <Text color="danger.fg">
          {photo.name} {i18n._(reasons[photo.refused])}
        </Text>
      )
  }
}

function Dismiss({ photo: { key, state, name }, dismiss }: { photo: Incoming } & Pick<IncomingPhotosProps, 'dismiss'>) {
  const { t } = useLingui()
  const label = state === 'refused' ? t`Close message about ${name}` : t`Throw away ${name}`
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={() => dismiss(key)}>
      <CloseIcon />
    </Button>
  )
}

const Preview = ({ bytes }: { bytes: ArrayBuffer }) => (
  <chakra.img src={useObjectUrl(bytes)} alt="" boxSize="14" flex="none" objectFit="cover" borderRadius="sm" />
)

const noSpace = msg`This device has no space left. The photo is not kept yet: please free some space and try again.`
const notKept = msg`The photo could not be kept on this device. Please try again.`

const reasons = {
  too_large: msg`is too large to be opened on this device. Please take it with less resolution.`,
  empty: msg`is empty. Please choose another photo.`,
  wrong_kind: msg`is not a JPG, PNG or HEIC photo. Please choose another one, or take it here.`,
  heic: msg`is a HEIC photo, which this device cannot open. Please take it here, or choose it as JPG.`,
  undecodable: msg`cannot be opened. The photo is damaged or incomplete. Please take it again.`,
  too_many_pixels: msg`has more than 120 million pixels, too many for this device to open. Please choose a smaller picture.`,
  unreadable: msg`could not be read. If it lies in a cloud drive, please save it on this device first.`,
  too_many: msg`is one too many: a property can have at most ${MAX_PROPERTY_PHOTOS} photos. Please remove one first.`,
  known: msg`is among the photos already.`,
} satisfies Record<PhotoRefusal, MessageDescriptor>

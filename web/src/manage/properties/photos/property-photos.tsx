import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Heading } from '#web/kit/ui/typography.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { AddPhoto } from '#web/manage/handover/photos/add-photo.tsx'
import { Thumbnail } from '#web/manage/handover/photos/thumbnail.tsx'
import { usePhotoRefusal, usePropertyPhotos } from '#web/manage/records/use-property-photos.ts'
import { useKeepFile } from '#web/manage/records/use-protocol-files.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

/** Photos of a home, the first of which is its picture; they are kept on this device before they are sent. */
export function PropertyPhotos({ property: { id: propertyId, name } }: { property: Shown<'property'> }) {
  const { t } = useLingui()
  const photos = usePropertyPhotos(propertyId) ?? []
  const refusalOf = usePhotoRefusal(propertyId)
  const keep = useKeepFile()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shownId, setShownId] = useState<string>()
  const shown = photos.findIndex(({ id }) => id === shownId)
  const count = photos.length
  const waiting = photos.find((photo) => photo.waiting)?.waiting
  return (
    <Card as="section" aria-labelledby="photos">
      <Flex gap="2" wrap="wrap" align="center" mb="3">
        <Heading as="h2" size="md" id="photos" ref={heading} tabIndex={-1}>
          {count === 0 ? <Trans>Photos</Trans> : <Trans>Photos ({count})</Trans>}
        </Heading>
        <WaitingMark waiting={waiting} />
      </Flex>
      {count > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mb="3" aria-labelledby="photos">
          {photos.map(({ id }, at) => (
            <li key={id}>
              <Thumbnail
                id={id}
                label={at === 0 ? t`Picture of ${name}: look at it` : t`${name}, photo ${at + 1}: look at it`}
                onOpen={() => setShownId(id)}
                isBroad={at === 0}
              />
            </li>
          ))}
        </Flex>
      )}
      <AddPhoto
        subject={name}
        isAside
        refusalOf={refusalOf}
        areSent={waiting === undefined}
        onPhoto={({ id, bytes, takenAt }) =>
          keep({ id, propertyId, kind: 'photo', bytes: new Uint8Array(bytes), takenAt, drawing: null })
        }
      />
      {shown !== -1 && (
        <PhotoDialog
          photos={photos}
          at={shown}
          name={name}
          onRemoved={() => heading.current?.focus()}
          onClose={() => setShownId(undefined)}
        />
      )}
    </Card>
  )
}

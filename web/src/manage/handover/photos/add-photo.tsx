import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef, useState } from 'react'
import CameraIcon from '~icons/lucide/camera'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import type { HandoverPhoto } from '#web/manage/handover/draft/take-in-photo.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { IncomingPhotos } from './incoming-photos.tsx'
import { PhotoCamera } from './photo-camera.tsx'
import { type RefusalOf, usePhotoIntake } from './use-photo-intake.ts'

interface AddPhotoProps {
  /** What the photos are of, for those who hear the buttons only. */
  subject: string
  /** Keeps it; when it rejects, the photo stays on the screen to be tried again. */
  onPhoto: (photo: HandoverPhoto) => Promise<void>
  refusalOf?: RefusalOf
  /** Is told of what is under way. */
  during?: (work: Promise<void>) => void
  /** Those that were kept have been sent: there is nothing more to say of them. */
  areSent?: boolean
  /** Where something else is the first thing to do. */
  isAside?: boolean
}

/** Photos from the camera, in this page where that works, and from the gallery. */
export function AddPhoto({ subject, onPhoto, refusalOf, during, areSent = false, isAside = false }: AddPhotoProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const ownCamera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const { incoming, kept, add, tryAgain, dismiss } = usePhotoIntake(onPhoto, refusalOf, during)

  const picker = (isOfCamera: boolean) => ({
    type: 'file',
    accept: 'image/*',
    hidden: true,
    'aria-label': subject,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const files = [...(currentTarget.files ?? [])]
      currentTarget.value = ''
      add(files.map((file) => pickedPicture(file, isOfCamera)))
    },
  })
  const open = (picker: RefObject<HTMLInputElement | null>) => picker.current?.click()

  return (
    <Box>
      <ButtonRow>
        <Button
          size={isAside ? 'md' : 'lg'}
          variant={isAside ? 'outline' : 'solid'}
          aria-label={t`Take photo: ${subject}`}
          onClick={() => (hasPageCamera() ? setOpen(true) : open(ownCamera))}
        >
          <CameraIcon />
          <Trans>Take photo</Trans>
        </Button>
        <Button
          size={isAside ? 'md' : 'lg'}
          variant="outline"
          aria-label={t`Choose photos: ${subject}`}
          onClick={() => open(gallery)}
        >
          <PlusIcon />
          <Trans>Choose photos</Trans>
        </Button>
      </ButtonRow>
      <input ref={ownCamera} {...picker(true)} capture="environment" data-photo-camera />
      <input ref={gallery} {...picker(false)} multiple data-photo-gallery />
      <IncomingPhotos {...{ incoming, tryAgain, dismiss }} />
      <Text role="status" fontSize="sm" color="phone.fg" mt="1" minH="6">
        {kept > 0 && !areSent && incoming.every(({ state }) => state === 'refused') && (
          <Plural value={kept} one="# photo is kept on this device" other="# photos are kept on this device" />
        )}
      </Text>
      {isOpen && (
        <PhotoCamera
          busy={incoming.filter(({ state }) => state === 'preparing' || state === 'saving').length}
          kept={kept}
          onPicture={(file) => add([{ file, name: t`Photo`, takenAt: new Date().toISOString(), isOfCamera: true }])}
          onClose={() => setOpen(false)}
          onOwnCamera={() => open(ownCamera)}
        />
      )}
    </Box>
  )
}

/** Absent on a page without TLS, and in some apps' own browsers. */
const hasPageCamera = () => typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function'

const pickedPicture = (file: File, isOfCamera: boolean) => ({
  file,
  name: file.name,
  takenAt: new Date(file.lastModified).toISOString(),
  isOfCamera,
})

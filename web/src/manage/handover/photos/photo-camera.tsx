import { Box, chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type CameraState, useCamera } from '#web/kit/camera/use-camera.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'

interface PhotoCameraProps {
  /** Photos that are not kept yet, and those that are. */
  busy: number
  kept: number
  onPicture: (picture: Blob) => void
  onClose: () => void
  /** Opens the device's own camera. */
  onOwnCamera: () => void
}

/** A protocol is read on paper: this is what a camera app gives too, scaled down. */
const wish: MediaTrackConstraints = { width: { ideal: 2560 }, height: { ideal: 1920 } }

/**
 * The camera in this page: several photos of one defect without leaving it, and the system does not end the page for want of memory,
 * as it may behind a camera app.
 */
export function PhotoCamera({ busy, kept, onPicture, onClose, onOwnCamera }: PhotoCameraProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const { state, tryAgain } = useCamera(video, wish)
  const [hasFailed, setFailed] = useState(false)
  const problem = state === 'starting' || state === 'on' ? undefined : state
  const shoot = async () => {
    const picture = video.current ? await pictureOf(video.current) : undefined
    setFailed(!picture)
    if (picture) onPicture(picture)
  }
  return (
    <Dialog title={<Trans>Take photo</Trans>} onClose={onClose}>
      {(close) => (
        <>
          <Box
            hidden={problem !== undefined}
            borderRadius="md"
            overflow="hidden"
            bg="bg.subtle"
            aspectRatio="3 / 4"
            maxH="60dvh"
          >
            <Video ref={video} playsInline muted aria-label={t`Picture of the camera`} />
          </Box>
          <Box mt="2" minH="6" role="status" fontSize="sm">
            {problem ? (
              <CameraProblem state={problem} />
            ) : hasFailed ? (
              <Trans>The photo did not work. Please press again.</Trans>
            ) : busy > 0 ? (
              <Trans>Keeping it on this device...</Trans>
            ) : (
              kept > 0 && (
                <Plural value={kept} one="# photo is kept on this device" other="# photos are kept on this device" />
              )
            )}
          </Box>
          <ButtonRow mt="3">
            {problem ? (
              <>
                <Button
                  size="lg"
                  onClick={() => {
                    onOwnCamera()
                    // What comes of it is told on the page.
                    close()
                  }}
                >
                  <Trans>Open the camera app</Trans>
                </Button>
                <Button size="lg" variant="outline" onClick={tryAgain}>
                  <Trans>Try again</Trans>
                </Button>
              </>
            ) : (
              <Button size="lg" aria-disabled={state !== 'on'} onClick={() => void (state === 'on' && shoot())}>
                <Trans>Release the shutter</Trans>
              </Button>
            )}
            <Button size="lg" variant="outline" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  )
}

function CameraProblem({ state }: { state: Exclude<CameraState, 'starting' | 'on'> }) {
  switch (state) {
    case 'not_allowed':
      return <Trans>This page may not use the camera. The camera app of your device works all the same.</Trans>
    case 'missing':
      return <Trans>No camera was found. You can choose a photo from this device instead.</Trans>
    case 'busy':
      return <Trans>The camera does not answer. Close other apps that use it, or open the camera app.</Trans>
  }
}

const Video = chakra('video', { base: { width: 'full', height: 'full', objectFit: 'contain' } })

/** What a camera shows in this moment, as a JPEG of its full size; undefined when there is nothing to see yet. */
async function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context || width === 0) return undefined
  context.drawImage(video, 0, 0)
  // Made smaller later, once: what is lost here would be lost twice.
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  canvas.width = 0
  return picture ?? undefined
}

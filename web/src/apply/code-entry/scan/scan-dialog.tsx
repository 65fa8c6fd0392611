import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type CameraState, useCamera } from '#web/kit/camera/use-camera.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useScan } from './use-scan.ts'

export interface ScanDialogProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** The camera's picture, and in words what to do. The browser's own dialog keeps the focus inside. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { state, tryAgain } = useCamera(video)
  const isForeign = useScan(video, state === 'on', onCode)
  useEffect(() => dialog.current?.showModal(), [])
  // The dialog itself gives the focus back; what lies behind it cannot take it while it is open.
  const close = () => dialog.current?.close()
  const problem = state === 'starting' || state === 'on' ? undefined : state

  return (
    <Modal ref={dialog} aria-labelledby="scan-title" onClose={onClose}>
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Heading id="scan-title" size="lg">
          <Trans>Scan QR code</Trans>
        </Heading>
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={close}>
          <CloseIcon />
        </Button>
      </Flex>
      <Box hidden={problem !== undefined} borderRadius="md" overflow="hidden" bg="bg.subtle" aspectRatio="1">
        <Video ref={video} playsInline muted aria-label={t`Picture of the camera`} />
      </Box>
      <Box mt="3" minH="12" role="status">
        {problem ? (
          <Text>
            <CameraProblem state={problem} />
          </Text>
        ) : isForeign ? (
          <Text color="danger.fg" fontWeight="semibold">
            <Trans>This QR code is not from Einzug.</Trans>
          </Text>
        ) : (
          <Text color="fg.muted">
            <Trans>Hold the QR code from the advert in front of the camera.</Trans>
          </Text>
        )}
      </Box>
      <Flex gap="3" wrap="wrap" mt="3">
        {problem && (
          <Button variant="outline" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button variant={problem ? 'solid' : 'outline'} flex="1" onClick={close}>
          <Trans>Type the code</Trans>
        </Button>
      </Flex>
    </Modal>
  )
}

function CameraProblem({ state }: { state: Exclude<CameraState, 'starting' | 'on'> }) {
  switch (state) {
    case 'not_allowed':
      return (
        <Trans>
          The camera is not allowed here. Allow it for this page in the settings of your browser and try again, or type
          the code.
        </Trans>
      )
    case 'missing':
      return <Trans>No camera was found. Please type the code.</Trans>
    case 'busy':
      return <Trans>The camera does not answer. Close other apps that use it and try again, or type the code.</Trans>
  }
}

const Video = chakra('video', { base: { width: 'full', height: 'full', objectFit: 'cover' } })

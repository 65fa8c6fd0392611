import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import ScanIcon from '~icons/lucide/scan-qr-code'
import { Button } from '#web/kit/ui/button.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'

const ScanDialog = lazyPart(async () => (await import('./scan/scan-dialog.tsx')).ScanDialog, 'later')

/** Reads the code with the camera, on a device that has one. Everything behind it is loaded when it is pressed. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const hasCamera = useHasCamera()
  const [isOpen, setOpen] = useState(false)
  if (!hasCamera) return null
  return (
    <>
      <Button variant="outline" size="lg" w="full" mt="3" onClick={() => setOpen(true)}>
        <ScanIcon />
        <Trans>Scan QR code</Trans>
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false)
            onCode(code)
          }}
        />
      )}
    </>
  )
}

/** Also true before the person was ever asked: which cameras there are is told without their names. */
function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    // Absent on a page without TLS.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices?.getUserMedia) return
    devices.enumerateDevices().then(
      (found) => setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    )
  }, [])
  return hasCamera
}

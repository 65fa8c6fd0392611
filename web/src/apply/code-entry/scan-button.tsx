import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { icon } from '#web/kit/ui/icons.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'

const ScanDialog = lazyPart(async () => (await import('./scan/scan-dialog.tsx')).ScanDialog, 'later')

const ScanIcon = icon(<path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM13 13h3v3h-3zM13 8h3M8 13v3" />)

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

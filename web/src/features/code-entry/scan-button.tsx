import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { addTexts } from '#web/i18n/catalogues.ts'
import { shownLanguage } from '#web/i18n/start-language.ts'
import { Button } from '#web/ui/button.ts'
import { ScanIcon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { ScanDialogProps } from './scan/scan-dialog.tsx'

const ScanDialog: ComponentType<ScanDialogProps> = lazyPart(async () => {
  const [{ ScanDialog }] = await Promise.all([import('./scan/scan-dialog.tsx'), addTexts('scan', shownLanguage())])
  return ScanDialog
})

/** Reads the code with the camera, on a device that has one. Everything behind it is loaded when it is pressed. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const hasCamera = useHasCamera()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!hasCamera) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} variant="outline" size="lg" w="full" mt="3" onClick={() => setOpen(true)}>
        <ScanIcon />
        <Trans>Scan QR code</Trans>
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={close}
          onCode={(code) => {
            close()
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

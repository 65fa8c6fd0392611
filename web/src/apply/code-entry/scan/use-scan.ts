import { type RefObject, useEffect, useRef, useState } from 'react'
import { createQrReader } from './qr-reader.ts'
import { scannedCode } from './scanned-code.ts'

/** Five pictures a second: quick for a person, cheap for a phone. */
const INTERVAL_MS = 200

/** Looks for one of our codes until it finds one. True while the last thing found was somebody else's. */
export function useScan(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onCode: (code: string) => void) {
  const [isForeign, setForeign] = useState(false)
  const onCodeLatest = useRef(onCode)
  onCodeLatest.current = onCode
  useEffect(() => {
    if (!isOn) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const scan = async () => {
      const read = await createQrReader()
      const look = async () => {
        // A picture that cannot be read is like one without a code.
        const texts = video.current ? await read(video.current).catch(() => []) : []
        if (!isCurrent) return
        const code = texts.map(scannedCode).find((found) => found !== undefined)
        if (code) return onCodeLatest.current(code)
        if (texts.length > 0) setForeign(true)
        timer = setTimeout(() => void look(), INTERVAL_MS)
      }
      await look()
    }
    // Without the reader's code (app/missing-code.ts) the code can still be typed.
    scan().catch(() => undefined)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [video, isOn])
  return isForeign
}

import { type RefObject, useEffect, useRef, useState } from 'react'
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

/** The part of the browsers' BarcodeDetector that is used; TypeScript's library does not know it yet. */
interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>
}
interface NativeDetector {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Longer side of the picture that is searched, in pixels: a code that fills a third of it is still sharp enough. */
const PICTURE_SIZE = 640

/** Reads the texts of QR codes in what a video shows. Uses the browser's own detector, or brings one along. */
async function createQrReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
  const detector = (await nativeDetector()) ?? (await ownDetector())
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return []
    const scale = Math.min(1, PICTURE_SIZE / Math.max(videoWidth, videoHeight))
    canvas.width = videoWidth * scale
    canvas.height = videoHeight * scale
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const found = await detector.detect(canvas)
    return found.map(({ rawValue }) => rawValue)
  }
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetector }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined
}

async function ownDetector(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

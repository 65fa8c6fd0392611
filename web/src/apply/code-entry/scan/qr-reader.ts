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
export async function createQrReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
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

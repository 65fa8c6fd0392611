// What bench/handover-pdf.ts measures: makes a protocol with photos as a phone keeps them, and then its PDF.
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { buildHouse } from '#shared/handover/testing/build-house.ts'
import { buildRoom } from '#shared/handover/testing/build-protocol.ts'
import type { PdfInput } from '#web/manage/protocol/pdf/pdf-input.ts'
import { sampleInput } from '#web/manage/protocol/pdf/testing/sample-input.ts'

declare global {
  var preparedInput: PdfInput
  var prepareInput: (photos: number, isHouse: boolean) => Promise<void>
  var madePdf: Uint8Array
  var makePdf: () => Promise<number>
  var readMadePdf: () => string
}

/** To be called at full speed: taking the photos is not what is measured. */
globalThis.prepareInput = async (count, isHouse) => {
  const signature = await bytesOf(await drawn(1200, 400, 'image/png', drawSignature))
  const input = sampleInput(
    Array.from({ length: count }, () => new Uint8Array()),
    signature,
  )
  const ids = photosOf(input.protocol.content, input.rooms)
  // As the database holds them, outside the page's own memory.
  const photos = new Map<string, Blob>()
  for (const [at, id] of ids.entries()) photos.set(id, await drawn(2400, 1800, 'image/jpeg', drawWall(at)))
  globalThis.preparedInput = {
    ...input,
    rooms: isHouse ? buildHouse(ids).map((room) => buildRoom(room)) : input.rooms,
    readPhoto: async (id) => bytesOf(photos.get(id) ?? new Blob()),
  }
}

/** From the press of the button: the code, the typeface and the texts are fetched first. */
globalThis.makePdf = async () => {
  const started = performance.now()
  const { handoverPdf } = await import('#web/manage/protocol/pdf/handover-pdf.ts')
  globalThis.madePdf = await handoverPdf(globalThis.preparedInput)
  return performance.now() - started
}

globalThis.readMadePdf = () => btoa(Array.from(globalThis.madePdf, (byte) => String.fromCharCode(byte)).join(''))

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

type Draw = (context: OffscreenCanvasRenderingContext2D) => void

async function drawn(width: number, height: number, type: string, draw: Draw): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is nothing to draw on')
  draw(context)
  return canvas.convertToBlob({ type, quality: 0.85 })
}

/** A wall with a scratch, as grainy as a phone's camera makes it in a dim room. */
const drawWall =
  (photo: number): Draw =>
  (context) => {
    const { width, height } = context.canvas
    const light = context.createLinearGradient(0, 0, width, height)
    light.addColorStop(0, `hsl(${40 + photo * 17} 20% 82%)`)
    light.addColorStop(1, `hsl(${40 + photo * 17} 16% 52%)`)
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    context.lineWidth = 14
    context.strokeStyle = '#443a33'
    context.beginPath()
    context.moveTo(300, 400 + photo * 20)
    context.bezierCurveTo(900, 300, 1500, 1200, 2100, 900)
    context.stroke()
    const grain = context.getImageData(0, 0, width, height)
    let seed = photo + 1
    for (let at = 0; at < grain.data.length; at += 4) {
      seed = (seed * 48_271) % 2_147_483_647
      const noise = (seed % 29) - 14
      for (const channel of [at, at + 1, at + 2]) grain.data[channel] = (grain.data[channel] ?? 0) + noise
    }
    context.putImageData(grain, 0, 0)
  }

const drawSignature: Draw = (context) => {
  context.lineWidth = 7
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(120, 260)
  context.bezierCurveTo(260, 20, 330, 60, 300, 300)
  context.bezierCurveTo(380, 120, 460, 200, 520, 250)
  context.bezierCurveTo(620, 120, 690, 330, 780, 220)
  context.bezierCurveTo(860, 160, 900, 300, 1080, 180)
  context.stroke()
}

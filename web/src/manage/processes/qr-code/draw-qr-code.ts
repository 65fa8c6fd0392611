import { toCanvas } from 'qrcode'
import { GREEN } from './draw-qr-lines.ts'

interface QrCodeWords {
  caption: string
  code: string
  link: string
}

/** The code of 300 px on a canvas of 400 by 500 (manager.md, Sharing a process). */
const [WIDTH, HEIGHT, SIZE] = [400, 500, 300]
const [white, ink] = ['#ffffff', '#1a2320']
const LINE_PX = 20

/** A picture to print and hang up: the QR code, what it is for, and the code and address for who cannot scan. */
export async function drawQrCode({ caption, code, link }: QrCodeWords): Promise<Blob> {
  const qrCode = document.createElement('canvas')
  await toCanvas(qrCode, link, { width: SIZE, margin: 2, color: { dark: GREEN, light: white } })

  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = white
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.drawImage(qrCode, (WIDTH - SIZE) / 2, 24, SIZE, SIZE)

  let y = SIZE + 60
  const write = (text: string, font: string, colour: string) => {
    Object.assign(context, { font, fillStyle: colour, textAlign: 'center' })
    for (const line of linesOf(text, context, WIDTH - 32)) {
      context.fillText(line, WIDTH / 2, y)
      y += LINE_PX
    }
  }
  write(caption, '16px sans-serif', ink)
  y += 16
  write(code, 'bold 28px monospace', GREEN)
  y += 4
  write(link, '13px sans-serif', ink)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))))
  })
}

/** Broken where there is a blank, or anywhere in a word that is too long by itself. */
function linesOf(text: string, context: CanvasRenderingContext2D, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=[ /?&=])/)) {
    if (line && context.measureText(line + part).width > width) {
      lines.push(line.trim())
      line = ''
    }
    line += part
  }
  return [...lines, line.trim()]
}

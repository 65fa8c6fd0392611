import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import QRCode from 'qrcode'

const [width, height, module, framesEach] = [480, 360, 8, 8]

/** A film for Chromium's fake camera, in which these QR codes are held up one after the other, again and again. */
export function filmOfQrCodes(texts: string[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'einzug-film-')), 'codes.y4m')
  const frames = texts.flatMap((text) => Array.from({ length: framesEach }, () => frameOf(text)))
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`), ...frames]))
  return file
}

/** What makes Chromium take the film for its camera, and not ask whether it may. */
export const cameraFlags = (film: string) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/** Brightness, then two planes without colour. */
function frameOf(text: string): Buffer {
  const { modules } = QRCode.create(text)
  const [left, top] = [(width - modules.size * module) / 2, (height - modules.size * module) / 2]
  const brightness = Buffer.alloc(width * height, 235)
  for (let row = 0; row < modules.size * module; row += 1) {
    for (let column = 0; column < modules.size * module; column += 1) {
      if (!modules.get(Math.floor(row / module), Math.floor(column / module))) continue
      brightness[Math.floor(top + row) * width + Math.floor(left + column)] = 16
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((width * height) / 2, 128)])
}

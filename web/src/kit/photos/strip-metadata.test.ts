import { describe, expect, test } from 'vitest'
import { plainFrame } from './jpeg-frame.ts'
import { stripMetadata } from './strip-metadata.ts'

const start = '\xff\xd8'
const end = '\xff\xd9'
const jfif = part(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const colours = part(0xe2, 'ICC_PROFILE\0\x01\x01 colours')
const adobe = part(0xee, 'Adobe\0\x64\0\0\0\0\0')
const tables = part(0xdb, '\0 tables')
const frame = part(0xc0, '\x08\0\x10\0\x20\x03 frame')
/** With a stuffed byte, a restart and another stuffed byte, none of which ends the picture. */
const scan = `${part(0xda, 'scan')}pic\xff\0ture\xff\xd0more\xff\0`
const personal = [
  exif(1),
  part(0xe1, 'http://ns.adobe.com/xap/1.0/\0Anna'),
  part(0xed, 'Photoshop 3.0\0Anna'),
  part(0xe2, 'MPF\0Anna'),
  part(0xe0, 'JFXX\0a preview of Anna'),
  part(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01abc'),
  part(0xec, 'Ducky Anna'),
  part(0xfe, 'by Anna'),
].join('')

describe('of a JPEG', () => {
  test('place, time, owner, previews, comments and what hangs behind its end are dropped, and every byte of the picture kept', () => {
    const photo = start + jfif + personal + colours + adobe + tables + frame + scan + end
    const behind = `${start}a second picture${end}a film`
    expect(stripped(photo + behind)).toBe(start + jfif + colours + adobe + tables + frame + scan + end)
  })

  test('several scans, and a comment between them, are told apart', () => {
    const photo = start + frame + scan + part(0xc4, 'table') + scan
    expect(stripped(`${start}${frame}${scan}${part(0xfe, 'Anna')}${part(0xc4, 'table')}${scan}${end}`)).toBe(
      photo + end,
    )
  })

  test.each([2, 3, 4, 5, 6, 7, 8])(
    'the orientation %i is kept, and nothing else that stood beside it',
    (orientation) => {
      for (const little of [false, true]) {
        const found = stripped(start + exif(orientation, little) + frame + scan + end)
        expect(found).toBe(start + onlyOrientation(orientation) + frame + scan + end)
      }
    },
  )

  test.each([0, 1, 9, 255])('the orientation %i is upright and needs no word', (orientation) => {
    expect(stripped(start + exif(orientation) + frame + scan + end)).toBe(start + frame + scan + end)
  })

  test('EXIF that is cut off, or points behind its end, is dropped', () => {
    const whole = exif(6)
    for (let length = 10; length < whole.length; length += 1) {
      const cut = part(0xe1, whole.slice(4, length))
      expect(stripped(start + cut + frame + scan + end)?.endsWith(frame + scan + end)).toBe(true)
    }
    const astray = part(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xf0')
    expect(stripped(start + astray + frame + scan + end)).toBe(start + frame + scan + end)
  })

  test('fill bytes before a marker, and stray ones between parts, are passed over', () => {
    expect(stripped(`${start}\xff\xff${frame}stray${scan}${end}`)).toBe(start + frame + scan + end)
  })

  test('a picture without its end is kept as far as it goes', () => {
    expect(stripped(start + exif(1) + frame + scan)).toBe(start + frame + scan)
  })

  test('a part that claims to be longer than the file, or shorter than its own head, is not guessed at', () => {
    expect(stripped(`${start}\xff\xe1\xff\xffExif`)).toBeUndefined()
    expect(stripped(`${start}\xff\xe1\0\x01${frame}${scan}${end}`)).toBeUndefined()
    expect(stripped(`${start}${frame}\xff\xda\xff\xffscan`)).toBeUndefined()
    expect(stripped(`${start}\xff\xe1`)).toBeUndefined()
  })

  test('without a picture nothing is left', () => {
    expect([start, '', start + end, start + frame + end, `${start}\xff`].map((photo) => stripped(photo))).toEqual(
      Array.from({ length: 5 }),
    )
  })
})

describe('of a PNG', () => {
  const signature = '\x89PNG\r\n\x1a\n'
  const [head, palette, data, last] = [
    chunk('IHDR', 'head'),
    chunk('PLTE', 'p'),
    chunk('IDAT', 'data'),
    chunk('IEND', ''),
  ]
  const needed = chunk('iCCP', 'colours') + chunk('tRNS', 't') + chunk('pHYs', 'size')

  test('texts, time, EXIF and unknown parts are dropped, and every byte of the picture kept', () => {
    const personal = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX'].map((type) => chunk(type, 'Anna')).join('')
    const picture = signature + head + personal + needed + palette + data + personal + data + last
    expect(stripped(`${picture}behind the end`, 'png')).toBe(signature + head + needed + palette + data + data + last)
  })

  test('one that is cut off, or has a length behind its end, is not guessed at', () => {
    const picture = signature + head + data + last
    for (let length = 0; length < picture.length; length += 1) {
      expect(stripped(picture.slice(0, length), 'png')).toBeUndefined()
    }
    expect(stripped(`${signature}\xff\xff\xff\xffIDATdata`, 'png')).toBeUndefined()
  })
})

test('any bytes at all are answered, never thrown at', () => {
  let seed = 7
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16
  const photo = start + jfif + exif(6) + colours + frame + scan + end
  for (let round = 0; round < 5_000; round += 1) {
    const bytes = latin(photo)
    for (let hit = 0; hit < 4; hit += 1) bytes[random() % bytes.length] = random()
    const left = stripMetadata(bytes.slice(0, random() % (bytes.length + 1)), 'jpeg')
    expect(left === undefined || left.length <= bytes.length + 36).toBe(true)
  }
})

describe('a JPEG goes into a PDF as it is', () => {
  test.each([
    ['in colour', start + jfif + tables + frame + scan, { width: 32, height: 16 }],
    ['in grey', start + part(0xc2, '\x08\0\x10\0\x20\x01 frame') + scan, { width: 32, height: 16 }],
    ['but not when it lies on its side', start + onlyOrientation(6) + frame + scan, undefined],
    ['but not in printing inks', start + part(0xc0, '\x08\0\x10\0\x20\x04 frame') + scan, undefined],
    ['but not with a table before its frame', start + part(0xc4, 'a longer table') + frame + scan, undefined],
    ['but not without a frame', start + jfif + scan, undefined],
  ])('%s', (_, photo, size) => expect(plainFrame(latin(photo))).toEqual(size))
})

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function stripped(photo: string, kind: 'jpeg' | 'png' = 'jpeg'): string | undefined {
  const bytes = stripMetadata(latin(photo), kind)
  return bytes && Buffer.from(bytes).toString('latin1')
}

/** A part of a JPEG: marker, length, content. */
function part(marker: number, content: string): string {
  const length = content.length + 2
  return String.fromCharCode(0xff, marker, length >> 8, length & 255) + content
}

/** A part of a PNG: length, type, content, checksum (which nobody here reads). */
function chunk(type: string, content: string): string {
  return `\0\0\0${String.fromCharCode(content.length)}${type}${content}CRC!`
}

/** The owner's name and the orientation, in either order of bytes. */
function exif(orientation: number, little = false): string {
  const bytes = (value: number, count: number) => {
    const text = Array.from({ length: count }, (_, i) => String.fromCharCode((value >> (8 * (count - 1 - i))) & 255))
    return (little ? text.reverse() : text).join('')
  }
  const artist = bytes(0x013b, 2) + bytes(2, 2) + bytes(5, 4) + bytes(38, 4)
  const turned = bytes(0x0112, 2) + bytes(3, 2) + bytes(1, 4) + bytes(orientation, 2) + bytes(0, 2)
  const tiff = (little ? 'II' : 'MM') + bytes(42, 2) + bytes(8, 4) + bytes(2, 2) + artist + turned + bytes(0, 4)
  return part(0xe1, `Exif\0\0${tiff}Anna\0`)
}

function onlyOrientation(orientation: number): string {
  const entry = `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`
  return part(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\x01${entry}\0\0\0\0`)
}

/** A PDF of as many pages, each with its number as text; from the second on they lie across. The last has a black square as scanners pack it. */
export function pagesPdf(count: number): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: count }, (_, at) => 4 + at * 2)
  const scan =
    '<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] ' +
    '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >> /Length 4 >>\nstream\n\xff\x00\x10\x01\nendstream'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((number) => `${number} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((number, at) => pageOf(number + 1, at, 4 + count * 2, at === count - 1)),
    scan,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return bytesOf(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`)
}

function pageOf(content: number, at: number, scan: number, hasScan: boolean): [page: string, content: string] {
  const [width, height] = at === 0 ? [595, 842] : [842, 595]
  const drawn =
    `BT /F1 40 Tf 72 ${height - 82} Td (Blatt ${at + 1}) Tj ET` + (hasScan ? ' q 200 0 0 200 300 200 cm /Im Do Q' : '')
  const resources = `<< /Font << /F1 3 0 R >> /XObject << /Im ${scan} 0 R >> >>`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources ${resources} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
}

/** One that asks for a password. */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => bytesOf(atob(lockedBase64))

const bytesOf = (characters: string) => Uint8Array.from(characters, (character) => character.charCodeAt(0))

const lockedBase64 =
  'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDIwMCAxMDBdCi9Db250ZW' +
  '50cyA2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9J' +
  'bWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjEgOSAwIFIKPj4KL0NvbG9yU3BhY2UgPDwKPj4KPj4KZW5kb2JqCjYgMCBvYmoKPD' +
  'wKL0xlbmd0aCA4MgovRmlsdGVyIC9GbGF0ZURlY29kZQo+PgpzdHJlYW0KmVC6J6hGpJgPbzFOWk2vTbE3X0/BLwOfmcuf7/yAJCT24FktS+xb' +
  'AhRwrmwtE2d2qfGOcc5yR2+zmqFq8nYaB+mk6JvVUS6Zt+pzaRT+R32RTQplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCigYlm1cbsxccikKZW' +
  '5kb2JqCjEyIDAgb2JqCigHQoBxwHEpCmVuZG9iagoxMyAwIG9iagooLs7FmsXHQ9/lcXtY9Uo7K5MpCmVuZG9iagoxMCAwIG9iago8PAovUHJv' +
  'ZHVjZXIgMTEgMCBSCi9DcmVhdG9yIDEyIDAgUgovQ3JlYXRpb25EYXRlIDEzIDAgUgo+PgplbmRvYmoKOSAwIG9iago8PAovVHlwZSAvRm9udA' +
  'ovQmFzZUZvbnQgL0hlbHZldGljYQovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjQgMCBvYmoK' +
  'PDwKPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDEgMCBSCi9OYW1lcyAyIDAgUgo+PgplbmRvYmoKMSAwIG9iag' +
  'o8PAovVHlwZSAvUGFnZXMKL0NvdW50IDEKL0tpZHMgWzggMCBSXQo+PgplbmRvYmoKMiAwIG9iago8PAovRGVzdHMgPDwKICAvTmFtZXMgWwpd' +
  'Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9GaWx0ZXIgL1N0YW5kYXJkCi9WIDEKL1IgMgovTyA8OTEwZTdiNTc4MjAxODkwNDhiODEwYWJkNz' +
  'M0NDYzNmYyMmIxYjY4NTJjMjkzY2M4NTVjMGMwYjQwNmFjYTQ2Mj4KL1UgPDkyNTNhNmQ2YWM2OTJhMDIwNDljZjcwMmZmODcxMGFiZDI0Njg0' +
  'NGY2MmUxN2QxODAwYjk1NjJkMTA4Mjg0ZjI+Ci9QIC02NAo+PgplbmRvYmoKeHJlZgowIDE0CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMD' +
  'czNSAwMDAwMCBuIAowMDAwMDAwNzkyIDAwMDAwIG4gCjAwMDAwMDA2NzMgMDAwMDAgbiAKMDAwMDAwMDY1MiAwMDAwMCBuIAowMDAwMDAwODM5' +
  'IDAwMDAwIG4gCjAwMDAwMDAyMzggMDAwMDAgbiAKMDAwMDAwMDEzMSAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDA1NTUgMD' +
  'AwMDAgbiAKMDAwMDAwMDQ3OSAwMDAwMCBuIAowMDAwMDAwMzkxIDAwMDAwIG4gCjAwMDAwMDA0MTggMDAwMDAgbiAKMDAwMDAwMDQ0MyAwMDAw' +
  'MCBuIAp0cmFpbGVyCjw8Ci9TaXplIDE0Ci9Sb290IDMgMCBSCi9JbmZvIDEwIDAgUgovSUQgWzwzYWMxNWZjZTVjNjQxZWI3MmE4MDVlYjkwZj' +
  'A5OTU1Nj4gPDNhYzE1ZmNlNWM2NDFlYjcyYTgwNWViOTBmMDk5NTU2Pl0KL0VuY3J5cHQgNSAwIFIKPj4Kc3RhcnR4cmVmCjEwMzUKJSVFT0YK'

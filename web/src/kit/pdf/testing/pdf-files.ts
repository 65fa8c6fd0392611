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

export const lockedPassword = 'geheim'

/** One that asks for it. */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => bytesOf(atob(lockedBase64))

const bytesOf = (characters: string) => Uint8Array.from(characters, (character) => character.charCodeAt(0))

const lockedBase64 =
  'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDIwMCAxMDBdCi9Db250ZW50cy' +
  'A2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIg' +
  'L0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjEgOSAwIFIKPj4KL0NvbG9yU3BhY2UgPDwKPj4KPj4KZW5kb2JqCjYgMCBvYmoKPDwKL0xlbmd0aC' +
  'A4MgovRmlsdGVyIC9GbGF0ZURlY29kZQo+PgpzdHJlYW0KgSKvVDMcullZYE/1pxoCPQ+IkVMNXW0jWOtTcSLDLC+IVaxj4gX7cVL6B7yGaKRcg4kW' +
  'qCo7S31Ov6XefVo9ex5EMHkT3H/D0VvSKF1svT8O1QplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCijk6o+m/W4pCmVuZG9iagoxMiAwIG9iagoo8e' +
  'qygJtccikKZW5kb2JqCjEzIDAgb2JqCih8Eqiw7TMSPvnC5s7iLtJIwCkKZW5kb2JqCjEwIDAgb2JqCjw8Ci9Qcm9kdWNlciAxMSAwIFIKL0NyZWF0' +
  'b3IgMTIgMCBSCi9DcmVhdGlvbkRhdGUgMTMgMCBSCj4+CmVuZG9iago5IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhCi' +
  '9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKNCAwIG9iago8PAo+PgplbmRvYmoKMyAwIG9iago8PAov' +
  'VHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCj4+CmVuZG9iagoxIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2' +
  'lkcyBbOCAwIFJdCj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9EZXN0cyA8PAogIC9OYW1lcyBbCl0KPj4KPj4KZW5kb2JqCjUgMCBvYmoKPDwKL0ZpbHRl' +
  'ciAvU3RhbmRhcmQKL1YgMQovUiAyCi9PIDw5MTBlN2I1NzgyMDE4OTA0OGI4MTBhYmQ3MzQ0NjM2ZjIyYjFiNjg1MmMyOTNjYzg1NWMwYzBiNDA2YW' +
  'NhNDYyPgovVSA8ZmFiOWExNzA0Y2IxNGExNjk5YjA0MzViNWUxYjhiY2IxNGJhNzM2NmRiMWIwNjc2N2IwZjRkMGU3ZGM0ZDVhOT4KL1AgLTY0Cj4+' +
  'CmVuZG9iagp4cmVmCjAgMTQKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwNzM0IDAwMDAwIG4gCjAwMDAwMDA3OTEgMDAwMDAgbiAKMDAwMDAwMD' +
  'Y3MiAwMDAwMCBuIAowMDAwMDAwNjUxIDAwMDAwIG4gCjAwMDAwMDA4MzggMDAwMDAgbiAKMDAwMDAwMDIzOCAwMDAwMCBuIAowMDAwMDAwMTMxIDAw' +
  'MDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDU1NCAwMDAwMCBuIAowMDAwMDAwNDc4IDAwMDAwIG4gCjAwMDAwMDAzOTEgMDAwMDAgbi' +
  'AKMDAwMDAwMDQxNiAwMDAwMCBuIAowMDAwMDAwNDQyIDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTQKL1Jvb3QgMyAwIFIKL0luZm8gMTAgMCBS' +
  'Ci9JRCBbPDQ4ZTZmNjNlOGJkOGY3MGQ2NWQ2MWFkNzQ4ODAxNjQzPiA8NDhlNmY2M2U4YmQ4ZjcwZDY1ZDYxYWQ3NDg4MDE2NDM+XQovRW5jcnlwdC' +
  'A1IDAgUgo+PgpzdGFydHhyZWYKMTAzNAolJUVPRgo='

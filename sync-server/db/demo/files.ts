import { crc32 } from 'node:zlib'
import { fileKinds } from '#shared/document/document.ts'

/** A small file that the programs for its kind open. */
export interface DemoFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** One page with one line. @param text ASCII without parentheses escaped */
export function pdf(text: string): DemoFile {
  const line = `BT /F1 20 Tf 72 760 Td (${text.replace(/[\\()]/g, String.raw`\$&`)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`
  return { contentType: fileKinds.pdf.contentType, bytes: new Uint8Array(Buffer.from(file, 'latin1')) }
}

/** The word MUSTER on grey, 160 by 100. */
export const jpeg = (): DemoFile => ({
  contentType: fileKinds.jpeg.contentType,
  bytes: new Uint8Array(Buffer.from(jpegBase64, 'base64')),
})

/** One paragraph, as the three parts that a Word file cannot do without. */
export function docx(text: string): DemoFile {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const office = 'http://schemas.openxmlformats.org'
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relations = 'application/vnd.openxmlformats-package.relationships+xml'
  return {
    contentType: fileKinds.docx.contentType,
    bytes: zip({
      '[Content_Types].xml':
        `${xml}<Types xmlns="${office}/package/2006/content-types">` +
        `<Default Extension="rels" ContentType="${relations}"/>` +
        `<Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
      '_rels/.rels':
        `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" ` +
        `Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/document.xml':
        `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r>` +
        `<w:t>${text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</w:t></w:r></w:p></w:body></w:document>`,
    }),
  }
}

/** A ZIP archive whose files are stored as they are (APPNOTE.TXT 4.3). */
function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const content: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [fileName, text] of Object.entries(files)) {
    const name = Buffer.from(fileName)
    const data = Buffer.from(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0) // version needed: 2.0
    common.writeUInt16LE(0x21, 8) // 1 January 1980, the first day that ZIP knows
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    content.push(Buffer.from('PK\x03\x04'), common, name, data)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, name)
    offset += 4 + common.length + name.length + data.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...content, list, end]))
}

const jpegBase64 =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABcQERQRDhcUEhQaGBcbIjklIh8fIkYyNSk5UkhXVVFIUE5bZoNvW2F8Yk5QcptzfIeLkpSSWG2grJ' +
  '+OqoOPko3/2wBDARgaGiIeIkMlJUONXlBejY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY3/wAARCABk' +
  'AKADASIAAhEBAxEB/8QAGQABAQEBAQEAAAAAAAAAAAAAAAUGBAMC/8QANRAAAgIBAwEEBQsFAAAAAAAAAAECAwQFERIxEyFBsRRRYXGRBhUjJT' +
  'Q2QnOBwfA1U3Ki0f/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAFhEBAQEAAAAAAAAAAAAAAAAAABEB/9oADAMBAAIRAxEAPwDTgAqAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZnWISs1ayMVu2lsv0GZRpgSHqP1H2vL6Vrs/19fw7zh0eEq9WjGS2kk91+hYVpQQ' +
  'Mr7yQ/zh5I6flF9kq/M/ZiFVgSbr7KPk/VKptScYrkvBHFiYFGTVGfp3G6XWPin8RCtGCfZprvwKsa66Tdct+a79+vr95Fy8GOPqFeMptqXHva' +
  '9bGYNUCVDS4YNWRbGyUm6ZR2a/nqJGFRjXKbycjsWttu7qIVrAT9OoopxLfR7u1i2936nsRdNwYZrsU7ez4JbMQrVAhaFbasu2jm51RTfs336o' +
  'uk0AAAAAAg3/eWHvj5F48JYWPLJWQ697V+Lk/IYJC0q3504cX6Kp89/D3fsMb7yWe+XkXjwjhY8Ml5Ea9rXvvLky0iNqb9G1uu+afDeMt/Yu5n' +
  '1rebRk01V0T5vlyey6Fq6irIhxurjNe1dDxq07Epmp10RUl0b3e3xFSPPnVh6XTHKi3DjGMltv4EvOq0vsZTx7WrPwxju0/iX7aq7oOFsIzi/B' +
  'rc5lpWCpcljrf2tv8AcZqvLQ52T09do29pNRb9X83OHVP67R74eZejGMIqMUkl0SXQ8LcLHuvjdZXvZHbZ8n4Cj6y/sd/5cvIz2lwwZRs9Ncd9' +
  '1x3k15GmnFThKElvGS2a9hxfM+B/Y/3l/wBGaPrF9EjjWQwmnBbt7Nvv29vuIel4EM7tVOcouCWzRocfDoxoyjTXxU+ve3v8RjYWPiOTor4cuv' +
  'e35ikSdGveNl2YVqSbb2e3ii6c9mDjWZCvnX9KmnyUmuh0E0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAB//Z'

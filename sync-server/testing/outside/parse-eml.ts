/** Enough of RFC 5322 and 2047 to read what the composer writes. */
export function parseEml(text: string): { subject: string; body: string } {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const subject = (headers.match(/^Subject: (.*)$/m)?.[1] ?? '').trim()
  const body = rest.join('\r\n\r\n')
  const encoding = headers.match(/^Content-Transfer-Encoding: (.*)$/m)?.[1]?.trim()
  return {
    subject: subject
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, data: string) =>
        kind.toUpperCase() === 'B' ? Buffer.from(data, 'base64').toString('utf8') : unquote(data.replaceAll('_', ' ')),
      ),
    body:
      encoding === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : encoding === 'quoted-printable'
          ? unquote(body.replace(/=\r\n/g, ''))
          : body,
  }
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

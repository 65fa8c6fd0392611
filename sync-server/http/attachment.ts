import { cleanFileName } from '#shared/document/file-name.ts'

/** A file to be kept, and never shown as a page of this origin, whatever is in it. */
export function attachment(
  body: ReadableStream<Uint8Array>,
  { name, contentType, size }: { name: string; contentType: string; size?: number },
): Response {
  const clean = cleanFileName(name) // one that was taken in by an earlier version
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${plain(clean)}"; filename*=UTF-8''${encoded(clean)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...(size !== undefined && { 'Content-Length': String(size) }),
    },
  })
}

/** For programs that do not know the other form: nothing that could end the quotes or the header. */
const plain = (name: string) => name.replace(/[^\w. -]/g, '_')

/** RFC 5987; half a character of a name, which cannot be encoded, is replaced. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

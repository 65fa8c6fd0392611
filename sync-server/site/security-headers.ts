import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** For answers that are data: nothing in them may ever be run or shown inside another page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What every answer of the API carries. */
export const apiSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  setSecurityHeaders(c.res.headers, apiPolicy)
}

/** Makes browsers use HTTPS alone for a year. Only for an origin that has it, or nobody could come back. */
export const strictTransport: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
}

export function setSecurityHeaders(headers: Headers, policy: string): void {
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Content-Type-Options', 'nosniff')
  // An address may hold a process code: it is not told to other sites.
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
}

/**
 * Everything from this origin, no script in the page itself, and of styles only those that the page was built with.
 * `uploadOrigin` is where documents are put, when that is somewhere else.
 */
export function pagePolicy(html: string, uploadOrigin?: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => `'sha256-${hash(text)}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", `'sha256-${hash('')}'`, ...new Set(styles)].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // A document of the device's own, to be printed.
    'frame-src blob:',
    // No text becomes markup or the address of a program, but by web/src/kit/device/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The empty text is allowed as well: the style library fills an empty element by script. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64')

// Loaded before anything else. The page's policy (sync-server/site/security-headers.ts) lets no text become markup or a program's address
// but by this: workers and the service worker come from this site. There is no way to make markup of a text at all.

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string }) => unknown
}
// TypeScript's own types do not know them yet.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('a program of another site')
  },
})

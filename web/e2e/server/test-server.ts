import path from 'node:path'

const dist = path.join(import.meta.dirname, '..', '..', '..', 'dist')

/** Two checkouts on one machine each need their own. */
export const port = Number(process.env['E2E_PORT'] ?? 4180)
/** `localhost`, because browsers trust it like HTTPS: service worker and hashing are there. */
export const address = `http://localhost:${port}`
export const serverFile = path.join(dist, 'server', 'main.js')
/** Emptied at every start. */
export const dataDirectory = path.join(dist, 'e2e-data')

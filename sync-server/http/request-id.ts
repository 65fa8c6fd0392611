import { randomUUID } from 'node:crypto'

/** What proxies and tracing tools give: hexadecimal, so that it can name no person and is safe in a log. */
const idForm = /^[0-9a-f](?:[0-9a-f-]{14,62})[0-9a-f]$/i

/** The id under which a proxy before us logs the same request, or one of our own. */
export const requestIdOf = (sent: string | undefined): string => (sent && idForm.test(sent) ? sent : randomUUID())

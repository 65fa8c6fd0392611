import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { errors, type Provider } from 'oidc-provider'
import { alreadySent } from '#server/http/already-sent.ts'
import { pagePolicy, setSecurityHeaders } from '#server/site/security-headers.ts'
import { DEVELOPMENT_PATH, type DevelopmentAddress } from './development-client.ts'
import type { DevelopmentKeys } from './development-keys.ts'
import { listPeople } from './development-people.ts'
import { createDevelopmentProvider, type ProviderDeps } from './development-provider.ts'
import { developmentFailurePage, developmentSignInPage, readLanguage } from './development-sign-in-page.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type Env = { Bindings: HttpBindings }

/** The development provider below its path: our page to choose a person on, the library for everything else. */
export function developmentPages(
  deps: ProviderDeps,
  keys: DevelopmentKeys,
  address: Promise<DevelopmentAddress>,
): Hono<Env> {
  const started = address.then(({ origin }) => {
    const provider = createDevelopmentProvider(deps, keys, origin)
    return { provider, answer: provider.callback(), origin }
  })
  const signIn = `${DEVELOPMENT_PATH}/sign-in/:uid` as const
  const pages = new Hono<Env>()

  pages.get(signIn, async (c) => {
    const { provider } = await started
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return show(c, developmentSignInPage(languageOf(c), await listPeople(deps.db)), String(params['redirect_uri']))
  })

  pages.post(signIn, async (c) => {
    const { provider } = await started
    const { subject } = await c.req.parseBody()
    const person = (await listPeople(deps.db)).find((one) => one.subject === subject)
    if (!person) return c.redirect(c.req.path, 303)
    await leaveOther(provider, await provider.interactionDetails(c.env.incoming, c.env.outgoing), person.subject)
    const result = { login: { accountId: person.subject } }
    return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
  })

  pages.all(`${DEVELOPMENT_PATH}/*`, async (c) => {
    const { answer, origin } = await started
    await answer(belowPath(c.env.incoming, origin), c.env.outgoing)
    return alreadySent()
  })

  pages.onError((error, c) => {
    if (error instanceof errors.SessionNotFound) return show(c, developmentFailurePage(languageOf(c)), undefined, 400)
    throw error
  })
  return pages
}

/** Whoever was signed in here before is not any more; the library would ask a script of its own page to say so. */
async function leaveOther(provider: Provider, interaction: Interaction, subject: string): Promise<void> {
  const { session: earlier } = interaction
  if (!earlier || earlier.accountId === subject) return
  await (await provider.Session.findByUid(earlier.uid))?.destroy()
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

const languageOf = (c: Context) => readLanguage(c.req.header('Accept-Language'))

/** @param next where the form leads in the end, which browsers count as its target */
function show(c: Context, html: string, next?: string, status: 200 | 400 = 200): Response {
  const target = next && URL.canParse(next) ? `form-action 'self' ${new URL(next).origin}` : "form-action 'self'"
  const response = c.html(html, status, { 'Cache-Control': 'no-store' })
  setSecurityHeaders(response.headers, pagePolicy(html).replace("form-action 'self'", target))
  return response
}

/**
 * The request as the library wants it: its own path in front cut off, and asked under the one address that browsers know,
 * also where this server asks itself, or a proxy stands before it.
 */
function belowPath(request: IncomingMessage, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin)
  request.headers['host'] = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  delete request.headers['x-forwarded-host']
  const originalUrl = request.url ?? ''
  return Object.assign(request, { originalUrl, url: originalUrl.slice(DEVELOPMENT_PATH.length) || '/' })
}

import type { AnswerOf } from '#shared/endpoint.ts'
import type { Language } from '#shared/languages.ts'
import type { SitePage, siteContract } from '#shared/site/contract.ts'

// Read by hand: the rules of zod take a cheap phone longer to start than all else on a first page, which needs nothing else of them.

const notOurs = 'not an answer of ours'

type Site = Pick<AnswerOf<typeof siteContract.readSite>, 'contactEmail' | 'signIn'>

/** @throws where no answer came, or not one of ours */
export async function readSite(send: typeof fetch = fetch): Promise<Site> {
  const { contactEmail, signIn } = await ask('/api/site', send)
  if (isTextOrNull(contactEmail) && isSignIn(signIn)) return { contactEmail, signIn }
  throw new Error(notOurs)
}

/** The operator's own text, null where there is none. @throws as above */
export async function readSitePage(page: SitePage, language: Language, send: typeof fetch = fetch) {
  const { text } = await ask(`/api/site/pages/${page}?language=${language}`, send)
  if (isTextOrNull(text)) return text
  throw new Error(notOurs)
}

async function ask(path: string, send: typeof fetch): Promise<Record<string, unknown>> {
  const answer: { data?: object } | null = await (await send(path)).json()
  return { ...answer?.data }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const isSignIn = (value: unknown): value is Site['signIn'] =>
  value === 'none' || value === 'development' || value === 'provider'

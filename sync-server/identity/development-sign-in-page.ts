import { parseAccept } from 'hono/utils/accept'
import { type Message, translate } from '#server/i18n/catalogues.ts'
import type { Role } from '#shared/account/role.ts'
import { chooseLanguage, type Language } from '#shared/languages.ts'
import type { Person } from './development-people.ts'

/** Everybody to choose from, each a button; whole without a script. */
export function developmentSignInPage(language: Language, people: readonly Person[]): string {
  const say = (message: Message) => escape(translate(language, message))
  const buttons = people.map(
    ({ subject, firstName, lastName, email, role }) => `<li><form method="post">
<button name="subject" value="${escape(subject)}"><strong>${escape(`${firstName} ${lastName}`)}</strong>
<span>${escape(email)}</span><em>${say(role ? roles[role] : noAccount)}</em></button></form></li>`,
  )
  return page(language, say(title), `<p class="warning">${say(warning)}</p><ul>${buttons.join('\n')}</ul>`)
}

/** For a sign-in that went on too long, or never began here. */
export const developmentFailurePage = (language: Language): string => {
  const say = (message: Message) => escape(translate(language, message))
  return page(language, say(title), `<p>${say(expired)}</p><p><a href="/admin-login">${say(again)}</a></p>`)
}

export const readLanguage = (accepted = ''): Language => chooseLanguage(parseAccept(accepted).map(({ type }) => type))

const title = /*i18n*/ { id: 'development.title', message: 'Development sign-in' }
const warning = /*i18n*/ {
  id: 'development.warning',
  message: 'Development sign-in: no password, never in production. Choose who you want to be.',
}
const expired = /*i18n*/ { id: 'development.expired', message: 'This sign-in is no longer valid.' }
const again = /*i18n*/ { id: 'development.again', message: 'Sign in again' }
const noAccount = /*i18n*/ { id: 'development.no_account', message: 'No account here' }
const roles: Record<Role, Message> = {
  platform_owner: /*i18n*/ { id: 'development.platform_owner', message: 'Platform owner' },
  manager: /*i18n*/ { id: 'development.manager', message: 'Manager' },
  user: /*i18n*/ { id: 'development.user', message: 'User without access to the admin area' },
}

const page = (language: Language, heading: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} – Einzug</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`

const style = `
:root { color-scheme: light dark; background: light-dark(#fafaf7, #161614); --line: light-dark(#c9c9c3, #4a4a46); --quiet: light-dark(#55554f, #b8b8b0) }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1b1b19, #f1f1ec) }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
.warning { padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#fff1cc, #43350a) }
ul { list-style: none; padding: 0; display: grid; gap: .75rem }
button { width: 100%; min-height: 2.75rem; padding: .75rem 1rem; display: grid; gap: .125rem; text-align: start; font: inherit;
  color: inherit; background: light-dark(#fff, #22221f); border: 1px solid var(--line); border-radius: .5rem; cursor: pointer }
button:hover { border-color: currentColor }
button span, button em { color: var(--quiet); font-style: normal; font-size: .875rem; overflow-wrap: anywhere }
a { color: inherit }
`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

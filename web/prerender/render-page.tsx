import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#shared/languages.ts'
import { App } from '#web/app/app.tsx'
import { pageAt, routes } from '#web/app/routes.tsx'
import { activate } from '#web/kit/i18n/catalogues.ts'

export const routePaths = routes.map(({ path }) => path)

interface Rendered {
  html: string
  /** An element with the rules of style of every page. */
  everywhere: string
  /** One with those that it needs itself, by the names under which the browser goes on with them. */
  own: string
}

/** A page as it looks before anything was typed, in one language, as it is written somewhere. */
export async function renderPage(path: string, locale: Locale): Promise<Rendered> {
  const page = pageAt(path)
  await page.load()
  await activate(locale)

  // `compat` collects the rules instead of writing style elements between the markup.
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <App Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
    </CacheProvider>,
  )
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html)
  const own = styles.find(({ key }) => key === cache.key)
  return {
    html,
    everywhere: `<style>${styles.map(({ key, css }) => (key === cache.key ? '' : css)).join('')}</style>`,
    own: own ? `<style data-emotion="${cache.key} ${own.ids.join(' ')}">${own.css}</style>` : '',
  }
}

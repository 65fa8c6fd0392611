import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Locale, locales } from '#shared/languages.ts'

export const PAGE_LIST_FILE = 'pages.json'

/** Which paths are pages of the app, written by its build beside the files. */
export function readPageList(directory: string) {
  const list = pageList.parse(JSON.parse(readFileSync(path.join(directory, PAGE_LIST_FILE), 'utf8')))
  const patterns = list.routes.filter((route) => !route.includes('*')).map(toPattern)
  const rendered = new Map(Object.entries(list.prerendered))
  return {
    isPage: (pathname: string) => rendered.has(pathname) || patterns.some((pattern) => pattern.test(pathname)),
    /** Path of the file (`/prerendered/home.en.html`) of a page that the build rendered, undefined for one that the browser renders. */
    prerendered: (pathname: string, locale: Locale) => {
      const name = rendered.get(pathname)?.[locale]
      return name && `/${name}`
    },
  }
}

const pageList = z.object({
  routes: z.array(z.string()),
  prerendered: z.record(z.string(), z.partialRecord(z.enum(locales), z.string())),
})

/** React Router's way of writing: `/application-process/:processId`. */
const toPattern = (route: string) =>
  new RegExp(`^${route.replace(/[.+^$()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')}/?$`)

import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The drawings of the set, by their names: SVG that a 24 px grid holds. */
const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, { body: string }>
}

/** Resolved once more it stays as it is. */
const name = /^~icons\/lucide\/(.+?)(\.jsx)?$/

const turns = /^((chevron|arrow)-(left|right)|log-in)$/

/** `~icons/lucide/<name>` is an icon of Lucide: only the drawings that are imported reach anybody, each where it is needed. */
export const lucide: Plugin = {
  name: 'lucide',
  enforce: 'pre',
  resolveId: (source) => (name.test(source) ? source.replace(name, '~icons/lucide/$1.jsx') : null),
  load(id) {
    const wanted = name.exec(id)?.[1]
    if (wanted === undefined) return null
    const drawing = icons[wanted]?.body
    if (drawing === undefined) return this.error(`There is no icon "${wanted}" in Lucide`)
    return `import { icon } from '#web/kit/ui/icon.tsx'\nexport default icon(<>${drawn(drawing)}</>${turns.test(wanted) ? ', true' : ''})\n`
  },
}

/** `icon` says how a line is drawn, once for all; JSX spells attributes its own way. */
const drawn = (drawing: string) =>
  drawing
    .replace('fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"', '')
    .replace(/^<g >(.*)<\/g>$/, '$1')
    .replace(/[a-z]+-[a-z]+(?==")/g, (attribute) =>
      attribute.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()),
    )

import type { ManifestOptions } from 'vite-plugin-pwa'
import { paths } from './src/kit/address/paths.ts'

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Einzug',
  short_name: 'Einzug',
  description: 'Apply for a home, and hand one over.',
  lang: 'en',
  dir: 'ltr',
  categories: ['lifestyle', 'business', 'productivity'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // A link or a shortcut goes on in the window that is open: two of them would only wait for each other's drafts.
  launch_handler: { client_mode: 'navigate-existing' },
  background_color: '#fbf8f3',
  theme_color: '#1f5c46',
  icons: [
    icon,
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Enter a code', url: paths.codeEntry, icons: [icon] },
    { name: 'My applications', url: paths.myApplications, icons: [icon] },
  ],
  // Taken by `npm run screenshots`.
  screenshots: [
    narrow('code-entry', 'Enter the code of a home'),
    narrow('process-summary', 'See what it is and what it costs'),
    narrow('questionnaire', 'Answer, without a connection too'),
    wide('code-entry-wide', 'Enter the code of a home'),
    wide('questionnaire-wide', 'Answer, without a connection too'),
  ],
}

function narrow(name: string, label: string) {
  return {
    src: `/screenshots/${name}.png`,
    sizes: '720x1520',
    type: 'image/png',
    form_factor: 'narrow',
    label,
  } as const
}

function wide(name: string, label: string) {
  return { src: `/screenshots/${name}.png`, sizes: '1280x800', type: 'image/png', form_factor: 'wide', label } as const
}

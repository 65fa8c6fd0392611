import type { ManifestOptions } from 'vite-plugin-pwa'

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Einzug',
  short_name: 'Einzug',
  description: 'Apply for a home, and hand one over.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f3',
  theme_color: '#1f5c46',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

import { defineConfig } from 'drizzle-kit'

// Drizzle Kit wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  dialect: 'postgresql',
  schema: './sync-server/db/*schema.ts',
  out: './sync-server/db/migrations',
})

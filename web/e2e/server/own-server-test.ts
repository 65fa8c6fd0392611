import { test as base } from '#e2e/fixtures/test.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Stories before a server of their own, one for each worker, which they may kill. @param backup what it begins with, instead of the demo data */
export const testOnOwnServer = (backup?: string) =>
  base.extend<object, { ownServer: OwnServer }>({
    ownServer: [
      // Playwright reads the names of needed fixtures from this pattern; there are none.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const server = await startOwnServer(backup)
        await use(server)
        await server.remove()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })

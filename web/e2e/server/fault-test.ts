import { test as base } from '../fixtures/test.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { testOnOwnServer } from './own-server-test.ts'
import { address } from './test-server.ts'

/** On a network of its own, which can be made as bad as wished: each test has its own origin and service worker. */
export const test = base.extend<{ network: FaultProxy }>({
  // Playwright reads the names of needed fixtures from this pattern; there are none.
  // oxlint-disable-next-line no-empty-pattern
  network: async ({}, use) => {
    const network = await startFaultProxy(address)
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.address),
  serviceWorkers: 'allow',
})

/** The same before a server that may be killed. */
export const killTest = testOnOwnServer().extend<{ network: FaultProxy }>({
  network: async ({ ownServer }, use) => {
    const network = await startFaultProxy(ownServer.address)
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.address),
  serviceWorkers: 'allow',
})

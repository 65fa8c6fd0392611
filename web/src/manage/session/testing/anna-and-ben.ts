import { organizationContract } from '#shared/organization/contract.ts'
import { account, createDevice, type Tab } from './device.ts'

/** A device on which two people of different organizations work, who are known to its server. */
export function createSharedDevice() {
  const device = createDevice()
  device.server.accounts.set('anna', account('anna'))
  device.server.accounts.set('ben', account('ben', { organizationId: 'o2' }))
  return {
    ...device,
    /** A tab of somebody who has just come back from the sign-in page. */
    signedInTab: async (userId = 'anna'): Promise<Tab> => {
      device.server.setCookie(userId)
      const tab = device.openTab()
      const me = device.server.accounts.get(userId)
      if (!me) throw new Error(`There is no ${userId}`)
      await device.during(tab.admit(me, { token: device.server.tokenFor(userId), expiresIn: 600 }))
      return tab
    },
    /** A call that needs somebody. */
    list: (tab: Tab) => device.during(tab.call(organizationContract.listOrganizations, listing)),
    renewals: () => device.server.count('/api/cognito/token'),
  }
}

export type SharedDevice = ReturnType<typeof createSharedDevice>

export const listing = { query: { limit: 50, offset: 0 } }

export const personOf = (tab: Tab) => {
  const state = tab.state()
  return state.kind === 'open' ? state.person.id : state.kind
}

import { siteContract } from '#shared/site/contract.ts'
import { call } from './call.ts'

/** @throws ApiError, NoConnectionError */
export const readSite = () => call(siteContract.readSite, {})

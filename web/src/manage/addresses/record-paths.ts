import { paths } from '#web/kit/address/paths.ts'

/** The tabs of the admin page; `/admin` alone leads a platform owner to the platform (manager.md, Page access). */
export const adminTabPath = (tab: 'properties' | 'applications') => `${paths.admin}?tab=${tab}`

/** Addresses of records. */
export const organizationPath = (id: string) => paths.organization.replace(':orgId', encodeURIComponent(id))

/** Its record of processing activities. */
export const processingRecordPath = (id: string) =>
  paths.processingRecord.replace(':organizationId', encodeURIComponent(id))

export const propertyPath = (id: string) => paths.property.replace(':propertyId', encodeURIComponent(id))

export const processPath = (id: string) => paths.process.replace(':processId', encodeURIComponent(id))

/** Part of a process's page: all that is said of it, with its table to download. */
export const ABOUT = '#about'

export const aboutProcessPath = (id: string) => processPath(id) + ABOUT

export const applicationPath = ({ processId, id }: { processId: string; id: string }) =>
  `${processPath(processId)}/application/${encodeURIComponent(id)}`

export const protocolsPath = (propertyId?: string) =>
  propertyId === undefined ? paths.protocols : `${paths.protocols}?${new URLSearchParams({ propertyId })}`

/** @param step such as `people` or `rooms/<id>`; none for the overview */
export const protocolPath = (id: string, step = '') =>
  `${paths.protocols}/${encodeURIComponent(id)}${step && `/${step}`}`

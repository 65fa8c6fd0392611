import * as ofApplications from '#shared/application/manager/commands.ts'
import * as ofMarks from '#shared/application/manager/mark-commands.ts'
import type { AnyCommand } from '#shared/command.ts'
import * as ofProtocols from '#shared/handover/commands.ts'
import * as shownOfProtocols from '#shared/handover/shown-commands.ts'
import * as ofProcesses from '#shared/process/manager/commands.ts'
import * as ofProperties from '#shared/property/manager/commands.ts'
import * as ofPhotos from '#shared/property/photo/commands.ts'
import * as ofViews from '#shared/view/commands.ts'
import * as ofRequests from './document-request/manager/commands.ts'
import * as ofResidents from './resident/manager/commands.ts'

/** All that managers do to what their devices hold. */
export const everyCommand = {
  ...ofProperties,
  ...ofResidents,
  ...ofProcesses,
  ...ofApplications,
  ...ofMarks,
  ...ofRequests,
  ...ofProtocols,
  ...shownOfProtocols,
  ...ofPhotos,
  ...ofViews,
} as const

/** Undefined for one of another version of the app. */
export const commandOf = (name: string): AnyCommand | undefined =>
  Object.hasOwn(everyCommand, name) ? everyCommand[name as keyof typeof everyCommand] : undefined

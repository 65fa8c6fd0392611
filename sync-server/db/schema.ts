import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '#shared/account/role.ts'
import { activityKinds } from '#shared/activity/activity.ts'
import type { Confirmation } from '#shared/application/contract.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import type { DocumentRequest } from '#shared/document-request/document-request.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { languages } from '#shared/languages.ts'
import type { OwnLifeSpans } from '#shared/life-span/own-table.ts'
import type { LeftOut } from '#shared/policy/left-out.ts'
import type { OwnQuestion } from '#shared/policy/pack.ts'
import { packChoices } from '#shared/policy/pack-choice.ts'
import type { AskedUnder } from '#shared/policy/policy-packs.ts'
import { type ProcessConditions, processStatuses, startDateTypes } from '#shared/process/process.ts'
import { propertyTypes } from '#shared/property/property.ts'
import { at, createdAt, id, refersTo } from './columns.ts'

export const organizationId = () => refersTo(() => organizations.id)

export const organizations = snakeCase.table('organizations', {
  id: id(),
  name: text().notNull(),
  description: text().notNull().default(''),
  /** What mails to those who apply are signed with, and where they ask; empty where nobody has said. */
  address: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  contactPhone: text().notNull().default(''),
  country: text({ enum: homeCountries }),
  /** How long rejected and withdrawn applications are kept, and who lived in a home; null is as its country has it. */
  retentionDays: integer(),
  residentDays: integer(),
  /** By which country's rules its next processes ask; null is as the specification has it. */
  policyPack: text({ enum: packChoices }),
  /** What its next processes ask besides, where their pack lets them (shared/policy/pack.ts). */
  ownQuestions: jsonb().$type<OwnQuestion[]>().notNull().default([]),
  /** How long things last in its homes, by their country (shared/life-span/own-table.ts). */
  lifeSpans: jsonb().$type<OwnLifeSpans>().notNull().default({}),
  createdAt: createdAt(),
})

/** Grows with every change: what a person saw is named by it. And who changed it last, null while nobody signed in has. */
export const versioned = () => ({
  version: integer().notNull().default(1),
  changedBy: uuid().references(() => users.id),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

export const users = snakeCase.table('users', {
  id: id(),
  organizationId: uuid().references(() => organizations.id),
  username: text().notNull().unique(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  role: text({ enum: roles }).notNull().default('user'),
  isActive: boolean().notNull().default(true),
  /** At the identity provider; null until the person signs in for the first time. */
  subject: text().unique(),
  /** Null for who was invited and has never come. */
  firstSignInAt: at(),
  /** When who was invited was written to last; of one from before that was noted, when that began. */
  invitedAt: at().notNull().defaultNow(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

/**
 * Who did what, when and to which record: written in the transaction that did it, and never changed; but an erased application loses
 * its name here too.
 */
export const activities = snakeCase.table(
  'activities',
  {
    id: id(),
    organizationId: organizationId(),
    kind: text({ enum: activityKinds }).notNull(),
    actorId: refersTo(() => users.id),
    recordType: text(),
    recordId: uuid(),
    /** As it was called then. */
    recordName: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('activities_by_organization').on(table.organizationId, table.createdAt.desc().nullsFirst()),
    // What somebody worked on, for each line that may concern them.
    index('activities_by_actor').on(table.actorId, table.recordId, table.createdAt),
  ],
)

/** Codes of properties and processes share one namespace: this table's key is what keeps a code from being given twice. */
export const accessCodes = snakeCase.table('access_codes', { code: text().primaryKey() })

const code = () =>
  text()
    .notNull()
    .unique()
    .references(() => accessCodes.code)

export const properties = snakeCase.table(
  'properties',
  {
    id: id(),
    organizationId: organizationId(),
    code: code(),
    name: text().notNull(),
    address: text().notNull(),
    country: text({ enum: homeCountries }).notNull(),
    propertyType: text({ enum: propertyTypes }).notNull(),
    /** Null when not applicable. */
    rooms: doublePrecision(),
    squareMeters: doublePrecision().notNull(),
    baseRent: doublePrecision().notNull(),
    sideCosts: doublePrecision().notNull().default(0),
    /** What only managers read. */
    notes: text().notNull().default(''),
    ...versioned(),
  },
  (table) => [index('properties_by_organization').on(table.organizationId)],
)

export const rentChanges = snakeCase.table(
  'rent_changes',
  {
    id: id(),
    organizationId: organizationId(),
    propertyId: refersTo(() => properties.id),
    baseRent: doublePrecision().notNull(),
    sideCosts: doublePrecision().notNull(),
    changeDate: date().notNull(),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('rent_changes_by_property').on(table.propertyId)],
)

export const applicationProcesses = snakeCase.table(
  'application_processes',
  {
    id: id(),
    organizationId: organizationId(),
    propertyId: refersTo(() => properties.id),
    code: code(),
    name: text().notNull(),
    status: text({ enum: processStatuses }).notNull().default('pending'),
    /** Null means: as the property states it. */
    newRent: doublePrecision(),
    newSideCosts: doublePrecision(),
    startDate: date(),
    startDateType: text({ enum: startDateTypes }).notNull().default('immediately'),
    conditions: jsonb().$type<ProcessConditions>().notNull().default({}),
    notes: text().notNull().default(''),
    applicantName: text(),
    applicantEmail: text(),
    /** No foreign key: the application refers to its process already. */
    chosenApplicationId: uuid(),
    sendsStatusMails: boolean().notNull().default(false),
    /** From this day on those who were never answered are erased (shared/policy/unanswered.ts); null where nobody is to be. */
    erasesOn: date(),
    /** By which country's rules it asks, from its creation on; null is as the specification has it. */
    policyPack: text({ enum: homeCountries }),
    /** What it asks besides, from its creation on. */
    ownQuestions: jsonb().$type<OwnQuestion[]>().notNull().default([]),
    ...versioned(),
  },
  (table) => [
    index('processes_by_organization').on(table.organizationId),
    index('processes_by_property').on(table.propertyId),
  ],
)

/** Of a stored document; the renter it belongs to lists it by id. */
export const documents = snakeCase.table(
  'documents',
  {
    /** Made on the device, and the name under which asking again finds the same object. */
    id: id(),
    organizationId: organizationId(),
    processId: refersTo(() => applicationProcesses.id),
    /** No foreign key: documents arrive before the application that lists them. */
    applicationId: uuid().notNull(),
    mainRenterId: uuid().notNull(),
    type: text({ enum: documentTypes }).notNull(),
    originalName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    /** As declared at presign; checked against the bytes when given. */
    declaredSha256: text(),
    /** Of the stored bytes; null until they have arrived completely. */
    sha256: text(),
    storedAt: at(),
    arrivedBytes: integer(), // of one that has not, how much had come when its address was over; null until then
    /** Last, because it may be announced again; a document that nobody announces any more has been abandoned. */
    announcedAt: createdAt(),
    /** A keyed hash of the client that announced it, for as long as nothing lists it. */
    announcedBy: text(),
    /** When an application listed it; until then it counts against what its client, and everybody, may leave here. */
    listedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    index('documents_by_application').on(table.applicationId),
    index('documents_unlisted').on(table.announcedBy, table.size).where(sql`${table.listedAt} is null`),
  ],
)

export const applications = snakeCase.table(
  'applications',
  {
    /** Made on the device when the draft starts; the key that makes a second delivery a replay. */
    id: id(),
    organizationId: organizationId(),
    processId: refersTo(() => applicationProcesses.id),
    reference: text().notNull().unique(),
    status: text({ enum: applicationStatuses }).notNull().default('submitted'),
    isCompleted: boolean().notNull().default(true),
    mainRenters: jsonb().$type<MainRenter[]>().notNull(),
    generalInfo: jsonb().$type<SentGeneralInfo>().notNull(),
    /** The property as it was when the application arrived. */
    rentObject: jsonb().$type<Record<string, unknown>>().notNull(),
    propertyCode: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** SHA-256 of what the applicant said, as it arrived: tells a replay from another body under the same id. */
    fingerprint: text().notNull(),
    /** SHA-256 of the secret that lets its sender ask for the receipt; null when none came with it. */
    receiptSecretHash: text(),
    rejectionReason: text().notNull().default(''),
    /** Whether its arrival was confirmed by mail: what its receipt promises. */
    confirmationMail: boolean().notNull().default(true),
    /** What its sender heard that it is not kept; null where all of it is. */
    leftOut: jsonb().$type<LeftOut>(),
    /** When its applicant withdrew it; null while nobody but a manager may have. */
    withdrawnAt: at(),
    documentRequests: jsonb().$type<DocumentRequest[]>().notNull().default([]),
    /** Marks of the team; applicants never see them. */
    isStarred: boolean().notNull().default(false),
    tags: jsonb().$type<string[]>().notNull().default([]),
    marksVersion: integer().notNull().default(0), // grows with every mark, as `version` with every other change
    /** What its sender agreed to, as their device said it; null for one that did not say. */
    confirmation: jsonb().$type<Confirmation>(),
    /** The rules that it was asked by, as they were then; null is as the specification has it. */
    askedUnder: jsonb().$type<AskedUnder>(),
    /** `updatedAt` is of its status: how long a rejected one is kept is counted from there. */
    ...versioned(),
  },
  (table) => {
    // In the order of the lists, with all by which they can be narrowed: a page is found, and its list counted, without the rows.
    const order = () => [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const filters = [table.status, table.isCompleted, table.propertyCode] as const
    return [
      index('applications_by_process').on(table.processId, ...order(), table.organizationId, ...filters),
      index('applications_by_organization').on(table.organizationId, ...order(), ...filters),
    ]
  },
)

export const residents = snakeCase.table(
  'residents',
  {
    id: id(),
    organizationId: organizationId(),
    propertyId: refersTo(() => properties.id),
    applicationId: uuid().references(() => applications.id),
    mainRenterId: uuid(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    nationality: text().notNull().default(''),
    /** 1970-01-01 stands for an unknown start (manager.md, Residents). */
    moveInDate: date().notNull(),
    moveOutDate: date(),
    notes: text().notNull().default(''),
    profession: jsonb().$type<Record<string, string>>(),
    /** From this day on they are erased (shared/resident/tenancy-end.ts); null where that was not told. */
    erasesOn: date(),
    ...versioned(),
  },
  (table) => [
    index('residents_by_property').on(table.propertyId),
    // However often an accepted offer is confirmed, nobody moves in twice (manager.md, Offers).
    unique('residents_once_per_renter').on(table.applicationId, table.mainRenterId),
  ],
)

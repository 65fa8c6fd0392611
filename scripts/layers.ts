/** A folder of web/src. It may import itself, `shared/`, and what stands above it in the list: of the kit, and of its own app. */
export interface Layer {
  folder: string
  /** What it is for. */
  is: string
  /** `screen`: it runs without one, and knows no React. `data`: it shows what it is given, and reads none. */
  without?: 'screen' | 'data'
  /** Only here a database is opened. */
  opensDatabase?: true
  /**
   * What it is loaded with, `own` when somebody asks for it. Without one it comes with the first that needs it, and what is for
   * people who manage with all of that.
   */
  chunk?: Chunk | 'own'
  /** The catalogue of its words; else the frame's, which every visitor loads, and for people who manage theirs. */
  texts?: Catalogue | readonly Catalogue[]
}

/** What only people who manage read: no applicant's phone loads it, and it is in no other language than the complete ones. */
export const managersCatalogues = ['manage', 'handover-pdf', 'advert'] as const

/** Of words that are loaded with what shows them. `later` has all that no first screen shows: a request each costs more than the bytes. */
export const catalogues = ['landing', 'questionnaire', 'later', 'privacy', ...managersCatalogues] as const
export type Catalogue = (typeof catalogues)[number]

/**
 * In the order in which they are loaded: few, since small ones compress badly and cost a request each on a slow connection. What is
 * in no folder of one, of `kit/device`, `shared/` and libraries, comes with the first that needs it.
 */
export const chunks = [
  'react',
  'frame',
  'rules',
  'calls',
  'database',
  'delivery',
  'camera',
  'documents',
  'later',
  // For people who manage: the name keeps it from applicants' phones (service-worker/files-by-need.ts).
  'manage',
  'manage-handover',
  'manage-api-tests',
  'manage-pdf',
  'manage-search',
  'manage-qr-code',
  'manage-pictures',
] as const
export type Chunk = (typeof chunks)[number]

/**
 * From the ground up. The linter's rules are made of it (`node scripts/write-lint-rules.ts`), chunks (web/chunks.ts) and
 * catalogues (lingui.config.ts) too.
 */
export const layers: readonly Layer[] = [
  { folder: 'kit/address', is: 'the addresses of every page', chunk: 'frame' },
  { folder: 'kit/theme', is: 'colours, type and the looks of parts', without: 'data', chunk: 'frame' },
  { folder: 'kit/i18n', is: 'catalogues, and the language that is shown', without: 'data', chunk: 'frame' },
  { folder: 'kit/api', is: 'one typed call, and what its failure means', chunk: 'calls' },
  { folder: 'kit/api/later', is: 'calls that no first screen makes', chunk: 'later' },
  { folder: 'kit/photos', is: 'photos and scans, in a worker', without: 'screen', chunk: 'camera' },
  { folder: 'kit/photos/pdf', is: 'pages of a document, of photos', without: 'screen' },
  { folder: 'kit/pdf', is: 'draws the pages of a PDF', without: 'screen', chunk: 'own' },
  { folder: 'kit/camera', is: 'its picture in the page', chunk: 'camera' },
  {
    folder: 'kit/device/storage',
    is: 'what every database of the device needs: bytes in pieces, hashes, a full device',
    without: 'screen',
    opensDatabase: true,
    chunk: 'database',
  },
  { folder: 'kit/device', is: 'the device: locks, back-off, why something waits', without: 'screen' },
  { folder: 'kit/ui', is: 'parts of a screen', without: 'data', chunk: 'frame' },
  { folder: 'kit/ui/toast', is: 'messages that come and go', without: 'data', chunk: 'frame' },
  { folder: 'kit/ui/later', is: 'parts that no first screen shows', without: 'data', chunk: 'later' },
  { folder: 'kit/labels', is: 'words of what both apps say', without: 'data', texts: ['later', 'manage'] },
  { folder: 'kit/form/field', is: 'what stands around every field', without: 'data', chunk: 'database' },
  { folder: 'kit/form/pickers', is: 'calendar and list of countries', without: 'data' },
  { folder: 'kit/form', is: 'fields', without: 'data', chunk: 'database' },
  { folder: 'kit/form/later', is: 'fields that no first screen has', without: 'data', chunk: 'later' },
  { folder: 'kit/frame', is: 'what stands around a page', without: 'data', chunk: 'frame' },
  { folder: 'kit/contact', is: 'where contact leads', chunk: 'frame' },
  { folder: 'kit/install', is: 'what the browser says about installing', chunk: 'frame' },
  { folder: 'kit/install/card', is: 'installing the app', without: 'data', chunk: 'own', texts: 'later' },
  { folder: 'kit/sign-in', is: 'the way to the identity provider', chunk: 'frame' },
  { folder: 'kit/data-protection/read', is: 'asking for it', chunk: 'later', texts: ['later', 'manage'] },
  { folder: 'kit/data-protection', is: 'what is asked, and why, in words', chunk: 'own', texts: 'privacy' },

  { folder: 'apply/returning', is: 'what was begun, known at once', without: 'screen', chunk: 'frame' },
  { folder: 'apply/selection', is: 'the home that was chosen', without: 'screen', chunk: 'rules' },
  {
    folder: 'apply/storage',
    is: 'drafts, documents, jobs and receipts on the phone',
    without: 'screen',
    opensDatabase: true,
    chunk: 'database',
  },
  { folder: 'apply/storage/documents', is: 'what is done to documents', without: 'screen', chunk: 'documents' },
  { folder: 'apply/dossier', is: 'what is kept for the next home', without: 'screen', chunk: 'later' },
  {
    folder: 'apply/delivery/jobs',
    is: 'the states of what is to be delivered',
    without: 'screen',
    chunk: 'delivery',
    texts: 'later',
  },
  {
    folder: 'apply/delivery/send',
    is: 'what goes to the server, call by call',
    without: 'screen',
    chunk: 'delivery',
    texts: 'later',
  },
  {
    folder: 'apply/delivery/seal',
    is: 'from a draft to a job, and back',
    without: 'screen',
    chunk: 'delivery',
    texts: 'later',
  },
  {
    folder: 'apply/delivery/engine',
    is: 'delivers, in the page or in the service worker',
    without: 'screen',
    chunk: 'delivery',
    texts: 'later',
  },
  { folder: 'apply/delivery/status/copy', is: 'a copy of what was sent', chunk: 'delivery', texts: 'later' },
  { folder: 'apply/delivery/status', is: 'how far something is that was submitted', chunk: 'delivery', texts: 'later' },
  { folder: 'apply/documents/cover', is: 'covering and turning a photo', chunk: 'documents', texts: 'later' },
  {
    folder: 'apply/documents',
    is: 'picking documents, and what can be done to them',
    chunk: 'documents',
    texts: 'later',
  },
  { folder: 'apply/landing', is: 'the first page', texts: 'landing' },
  { folder: 'apply/code-entry/scan', is: 'reading a QR code', texts: 'later' },
  { folder: 'apply/code-entry/look-up', is: 'asking for the home of a code' },
  { folder: 'apply/code-entry', is: 'the code of a home' },
  { folder: 'apply/process-summary', is: 'the home that somebody applies for' },
  {
    folder: 'apply/questionnaire/fields',
    is: 'what the fields of every step need',
    chunk: 'database',
    texts: 'questionnaire',
  },
  {
    folder: 'apply/questionnaire/saving',
    is: 'keeping answers as they are typed',
    texts: 'questionnaire',
  },
  { folder: 'apply/questionnaire/doubts', is: 'what is likelier a slip', texts: 'later' },
  { folder: 'apply/questionnaire/policy', is: 'what the rules of a country change', texts: 'later' },
  {
    folder: 'apply/questionnaire/answering',
    is: 'what comes while somebody answers the first step: the others, and the checks',
    texts: 'later',
  },
  {
    folder: 'apply/questionnaire/end-of-card',
    is: 'profession, reference and documents of a renter',
    chunk: 'documents',
    texts: 'later',
  },
  { folder: 'apply/questionnaire/renters', is: 'the people who apply', texts: 'questionnaire' },
  {
    folder: 'apply/questionnaire/detours',
    is: 'in the place of the questions, or above them, for few',
    texts: 'later',
  },
  { folder: 'apply/questionnaire', is: 'the questions, step by step', texts: 'questionnaire' },
  {
    folder: 'apply/my-applications',
    is: 'what lies on this phone, and what was sent',
    chunk: 'delivery',
    texts: 'later',
  },
  { folder: 'apply/success', is: 'thanks for what was received', chunk: 'delivery', texts: 'later' },
  { folder: 'apply/requested-documents', is: 'documents that are asked for later', chunk: 'documents', texts: 'later' },
  { folder: 'apply/data-protection', is: 'what becomes of what is sent', chunk: 'own', texts: 'privacy' },
  { folder: 'apply/site-pages', is: 'privacy, terms, support', texts: 'later' },

  { folder: 'manage/addresses', is: 'addresses of records' },
  {
    folder: 'manage/storage',
    is: 'a person’s records, changes and files on the device',
    without: 'screen',
    opensDatabase: true,
  },
  { folder: 'manage/session', is: 'who is signed in, and what may lie on the device', without: 'screen' },
  { folder: 'manage/sync/feed', is: 'where the device stands in the feed', without: 'screen' },
  { folder: 'manage/sync/effects', is: 'what a change makes of a record, before it is confirmed', without: 'screen' },
  { folder: 'manage/sync/commands', is: 'changes: written down, in order, answered', without: 'screen' },
  { folder: 'manage/sync/conflicts', is: 'what two changed', without: 'screen' },
  { folder: 'manage/sync/files', is: 'photos and documents of protocols, photos of homes', without: 'screen' },
  { folder: 'manage/sync/engine', is: 'pulls and sends, in one tab', without: 'screen' },
  { folder: 'manage/records', is: 'records and changes for screens' },
  { folder: 'manage/protocol/labels', is: 'what a protocol says, in words', texts: ['manage', 'handover-pdf'] },
  {
    folder: 'manage/protocol/layout',
    is: 'tables and pages of every PDF for managers',
    chunk: 'manage-pdf',
    texts: 'handover-pdf',
  },
  { folder: 'manage/protocol/pdf', is: 'the signed document', chunk: 'manage-pdf', texts: 'handover-pdf' },
  { folder: 'manage/protocol/measured-page', is: 'a page that makes one, to be measured', chunk: 'own' },
  { folder: 'manage/ui/dialog', is: 'what asks before it does something' },
  { folder: 'manage/ui', is: 'parts of the pages of managers' },
  { folder: 'manage/protocol/document', is: 'reading, saving and printing it' },
  { folder: 'manage/facts', is: 'what a record says, field by field' },
  { folder: 'manage/lists', is: 'lists of thousands' },
  { folder: 'manage/changes', is: 'what waits, was refused, or has to be decided' },
  { folder: 'manage/search', is: 'finding what is on the device, and every key', chunk: 'manage-search' },
  { folder: 'manage/search/open', is: 'the button and the keys that open it' },
  { folder: 'manage/frame/menu', is: 'what unfolds at a button' },
  { folder: 'manage/frame', is: 'what stands around a page of managers' },
  { folder: 'manage/sign-in', is: 'signing in and out' },
  { folder: 'manage/sign-in-page', is: 'where people who manage come in', chunk: 'own', texts: 'later' },
  { folder: 'manage/activity', is: 'who did what', chunk: 'own' },
  { folder: 'manage/activity/page', is: 'the page of it' },
  { folder: 'manage/team', is: 'the people of an organization' },
  { folder: 'manage/platform', is: 'organizations, for who runs the server' },
  { folder: 'manage/api-console/console', is: 'calls, their fields and answers', chunk: 'manage-api-tests' },
  { folder: 'manage/api-console', is: 'every call, to be tried' },
  { folder: 'manage/processes/qr-code', is: 'a picture of the code, to hang up', chunk: 'manage-qr-code' },
  {
    folder: 'manage/processes/advert',
    is: 'a poster and a text, in a language of their own',
    chunk: 'own',
    texts: 'advert',
  },
  { folder: 'manage/processes/materials', is: 'getting the poster and the text', chunk: 'own' },
  { folder: 'manage/processes', is: 'letting a home: conditions, code, closing' },
  { folder: 'manage/organization/record', is: 'what an authority asks for', chunk: 'own' },
  { folder: 'manage/organization', is: 'contact, retention, data protection' },
  { folder: 'manage/applications/words', is: 'what is said of an application in few words' },
  { folder: 'manage/applications/documents', is: 'the documents of an application, and which is shown' },
  { folder: 'manage/applications/review', is: 'deciding about an application' },
  { folder: 'manage/applications/documents/viewer', is: 'shows a document in its place', chunk: 'own' },
  { folder: 'manage/applications/marks', is: 'star and tags of a team' },
  { folder: 'manage/today', is: 'what asks for somebody now' },
  { folder: 'manage/pictures', is: 'what every picture of numbers is drawn of', chunk: 'manage-pictures' },
  { folder: 'manage/properties/pictures', is: 'the rents of houses', chunk: 'manage-pictures' },
  { folder: 'manage/properties/list', is: 'the homes of an organization' },
  { folder: 'manage/properties', is: 'homes, rents, residents' },
  { folder: 'manage/applications/rows', is: 'an application as a row, and as a line on a phone' },
  { folder: 'manage/applications/looking', is: 'which of them are shown, in which order, and the address of that' },
  { folder: 'manage/applications/keyboard', is: 'where the keyboard is among them' },
  { folder: 'manage/applications/many', is: 'one decision about many of them' },
  { folder: 'manage/applications/pictures', is: 'who applies, and what they earn', chunk: 'manage-pictures' },
  { folder: 'manage/applications/views', is: 'how a team looks at lists, by a name', chunk: 'own' },
  { folder: 'manage/applications/comparison', is: 'several applications side by side', chunk: 'own' },
  { folder: 'manage/applications/selection', is: 'those that were chosen, and what can be done with them' },
  { folder: 'manage/applications/list', is: 'the applications of a process' },
  { folder: 'manage/applications/dossier', is: 'an application as a document', chunk: 'own' },
  { folder: 'manage/applications/page', is: 'one application' },
  { folder: 'manage/handover/draft', is: 'a protocol while it is recorded' },
  { folder: 'manage/handover/fields', is: 'fields with thumbs at a property' },
  { folder: 'manage/handover/prepare', is: 'making a protocol' },
  { folder: 'manage/handover/pad', is: 'the field for a signature', chunk: 'manage-handover' },
  { folder: 'manage/handover/photos', is: 'taking photos, and drawing on them', chunk: 'manage-handover' },
  { folder: 'manage/properties/photos', is: 'photos of a home', chunk: 'own' },
  { folder: 'manage/properties/page', is: 'one home, with all that belongs to it' },
  { folder: 'manage/handover/read', is: 'what was recorded, to be read', chunk: 'manage-handover' },
  { folder: 'manage/handover/compare', is: 'beside the protocol before', chunk: 'manage-handover' },
  { folder: 'manage/handover/people', is: 'who is here, keys, meters, agreements', chunk: 'manage-handover' },
  { folder: 'manage/life-spans', is: 'how long things last, by an organization', chunk: 'manage-handover' },
  { folder: 'manage/handover/rooms', is: 'rooms, parts, defects', chunk: 'manage-handover' },
  { folder: 'manage/handover/signed', is: 'a protocol that was signed', chunk: 'manage-handover' },
  { folder: 'manage/handover/sign', is: 'checking and signing', chunk: 'manage-handover' },
  { folder: 'manage/handover', is: 'the pages of a protocol', chunk: 'manage-handover' },
  { folder: 'manage/pages', is: 'every page for managers, by its address' },
]

/** What knows both apps, or is another program. */
export const composers: readonly Pick<Layer, 'folder' | 'is' | 'chunk' | 'texts'>[] = [
  { folder: 'app', is: 'routes, and what stands around every page', chunk: 'frame' },
  { folder: 'app/beside', is: 'beside every page, once it stands' },
  { folder: 'app/later', is: 'what of the device is beside every page', chunk: 'delivery', texts: 'later' },
  { folder: 'app/not-found', is: 'an address that leads nowhere', texts: 'later' },
  { folder: 'app/offline', is: 'registers the service worker' },
  { folder: 'service-worker', is: 'delivers, and keeps the app for being without a network' },
]

type Place = (typeof layers)[number] | (typeof composers)[number]

const isForManagers = ({ folder }: Place) => folder.startsWith('manage/')

export const chunkOf = (place: Place) => place.chunk ?? (isForManagers(place) ? 'manage' : undefined)

/** None where its words are the frame's. */
export const cataloguesOf = (place: Place): readonly Catalogue[] =>
  [place.texts ?? (isForManagers(place) ? 'manage' : [])].flat()

import type { Party } from '#shared/handover/party.ts'
import type { Defect, ProtocolRoom } from '#shared/handover/room/room.ts'
import { buildDefect, buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import type { PdfInput, PdfSignature } from '#web/manage/protocol/pdf/pdf-input.ts'

/** A signed protocol of a move out and in as it comes about on a day, with as many photos as are given. */
export function sampleInput(photos: readonly Uint8Array<ArrayBuffer>[], png = new Uint8Array([1])): PdfInput {
  const photoIds = photos.map(() => newId())
  const parties = sampleParties()
  const [manager, leaving, entering] = parties
  if (!manager || !leaving || !entering) throw new Error('three take part')
  const protocol = buildProtocol({
    kind: 'move_out_in',
    place: 'Zürich',
    parties,
    ...sampleInstallations,
    agreements: {
      depositAmount: 4350,
      depositForm: 'account',
      release: 'partial',
      withheldAmount: 250.5,
      withheldBecause: 'Schlussreinigung der Küche',
      payoutIban: 'CH93 0076 2011 6238 5295 7',
    },
    remarks: 'Besichtigt bei Tageslicht. Die Storen im Wohnzimmer wurden vor einem Jahr ersetzt.',
  })
  const contentHash = '3fa917c288d041ee5b6a0c9d7e21f4438c0d9be7a6512f33a1b0c4d5e6f70819'
  const signature = { reason: '', witness: '', png, signedAt: '2027-01-15T09:42:00.000Z' }
  const signatures: PdfSignature[] = [
    { ...signature, partyId: manager.id, outcome: 'signed' },
    { ...signature, partyId: leaving.id, outcome: 'with_reservation', reason: 'Mangel 2 bestand schon beim Einzug.' },
  ]
  const statement = 'Dieses Protokoll hält den Zustand fest. Wer für einen Mangel haftet, bleibt offen.'
  return {
    protocol: { ...protocol, status: 'signed', contentHash, signedAt: '2027-01-15T09:45:00.000Z' },
    rooms: sampleRooms(photoIds, leaving.id),
    property: { name: 'Wohnung 3. OG links', address: 'Seefeldstrasse 12, 8008 Zürich', code: 'A7K2QX' },
    organizationName: 'Musterverwaltung AG',
    statements: parties.slice(0, 2).map(({ id }) => ({ statement: 'state_record_only', partyId: id, text: statement })),
    signatures,
    readPhoto: async (id) => photos[photoIds.indexOf(id)] ?? new Uint8Array(),
    contentHash,
    language: 'en',
  }
}

const sampleParties = (): Party[] => [
  buildParty({ role: 'manager', name: 'Jérôme Müller', company: 'Musterverwaltung AG' }),
  buildParty({ role: 'tenant_out', name: 'Łukasz Đorđević', newAddress: 'Via Nassa 5, 6900 Lugano' }),
  buildParty({ role: 'tenant_in', name: 'Снежана Петровић', isPresent: false, representedBy: 'Ana Petrović' }),
]

const sampleInstallations = {
  meters: [
    { id: newId(), kind: 'electricity', number: '8 421 337', location: 'Keller', reading: '004512.7', unit: 'kWh' },
    { id: newId(), kind: 'water_cold', number: '77-120', location: 'Bad', reading: '00213', unit: 'm³' },
  ],
  keys: [
    { id: newId(), kind: 'flat', serialNumber: 'KABA 8-113', handedOver: 4, returned: 3, needsNewLock: true },
    { id: newId(), kind: 'letterbox', handedOver: 2, returned: 2 },
  ],
  smokeDetectors: [{ id: newId(), location: 'Flur', isPresent: true, works: true, expires: '2031' }],
}

function sampleRooms(photoIds: readonly string[], tenantId: string): ProtocolRoom[] {
  const part = (type: string, more: object = {}) => ({
    id: newId(),
    type,
    condition: 'good',
    works: null,
    installedYear: null,
    ...more,
  })
  const half = Math.ceil(photoIds.length / 2)
  const wall = part('Wände', { condition: 'worn', installedYear: 2019, note: 'Gestrichen' })
  return [
    buildRoom({
      name: 'Küche',
      position: 1,
      components: [
        part('Boden'),
        wall,
        part('Kochfeld', { condition: 'used', works: 'yes' }),
        part('Backofen', { works: 'no' }),
      ],
      defects: [
        sampleDefect({ componentId: wall.id, photoIds: photoIds.slice(0, half).slice(0, 30) }),
        sampleDefect({
          description: 'Backofen heizt nicht',
          size: '',
          place: '',
          responsible: 'open',
          share: null,
          amount: null,
          positions: { [tenantId]: { position: 'disputes', text: 'War schon beim Einzug so.' } },
          photoIds: photoIds.slice(half).slice(0, 30),
        }),
      ],
    }),
    buildRoom({ name: 'Bad', position: 2, components: [part('Lavabo', { works: 'yes' }), part('Spiegelschrank')] }),
    buildRoom({ name: 'Keller', position: 3, coverage: 'inaccessible', coverageReason: 'Schlüssel fehlt' }),
  ]
}

const sampleDefect = (more: Partial<Defect>): Defect =>
  buildDefect({
    description: 'Kratzer über die ganze Breite, bis auf den Putz',
    place: 'links neben dem Fenster',
    size: '40 × 3 cm',
    remedy: 'repair',
    responsible: 'tenant',
    share: 50,
    amount: 120.5,
    deadline: '2027-02-15',
    ...more,
  })

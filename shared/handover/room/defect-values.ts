export const remedies = ['none', 'clean', 'repair', 'replace', 'compensate'] as const
export type Remedy = (typeof remedies)[number]

/** Who bears it, as the people on site see it; `open` unless somebody decides. */
export const responsibilities = ['open', 'tenant', 'landlord', 'shared'] as const
export type Responsibility = (typeof responsibilities)[number]

export const partyPositions = ['accepts', 'disputes', 'with_reservation'] as const
export type PartyPosition = (typeof partyPositions)[number]

/** One measured number, as `results.json` keeps it. */
export interface Figure {
  value: number
  unit: string
  /** What it is compared with, and the value of that; null without a peer. */
  against: string | null
  /** The value divided by the peer's; null without a peer, and where the peer is 0. */
  ratio: number | null
}

export type Figures = Record<string, Figure>

/** A goal or another program. */
export interface Peer {
  name: string
  value: number
}

/** One of ours, by its number in the list of goals in README.md. */
export const goal = (number: string, value: number): Peer => ({ name: `${number} goal`, value })

export const figure = (value: number, unit: string, peer?: Peer): Figure => ({
  value: round(value),
  unit,
  against: peer ? `${peer.name} ${round(peer.value)} ${unit}` : null,
  ratio: peer && peer.value !== 0 ? round(value / peer.value, 3) : null,
})

/** The figures as a table. */
export function sayFigures(figures: Figures): string {
  const rows = Object.entries(figures).map(([name, { value, unit, against, ratio }]) => [
    name,
    `${value} ${unit}`,
    against ?? '',
    ratio === null ? '' : `× ${ratio}`,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const round = (value: number, digits = 1) => Number(value.toFixed(digits))

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Entity } from '#shared/sync/feed.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { useRecord } from '#web/records/use-records.ts'
import { versionOf } from '#web/records/version-of.ts'
import { Text } from '#web/ui/typography.ts'
import { useConflictLines } from './use-conflict-lines.ts'

/** What somebody wanted beside what stands now, so that both can be compared before one of them is chosen. */
export function ConflictValues({ command }: { command: StoredCommand }) {
  const record = useRecord(command.about.entity as Entity, command.about.id) // as it was written down by a command of ours
  const linesOf = useConflictLines()
  const current = command.outcome?.current
  if (record === undefined || !current || current.other) return null
  const isHere = record === null || versionOf(record) >= current.version
  const lines = linesOf(command, record ?? undefined)
  if (lines.length === 0) return null
  if (!isHere) {
    return (
      <Text mt="2" color="fg.muted">
        <Trans>What stands now is still being read.</Trans>
      </Text>
    )
  }
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Yours</Trans>
          </th>
          <th scope="col">
            <Trans>Theirs</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    marginTop: '8px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    tableLayout: 'fixed',
    '& th, & td': {
      padding: '6px 8px 6px 0',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal', fontSize: 'sm' },
  },
})

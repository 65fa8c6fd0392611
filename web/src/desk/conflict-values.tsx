import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Text } from '#web/ui/typography.ts'
import type { ConflictLine } from './conflict-lines.ts'
import type { Conflict } from './use-conflict.ts'

interface ConflictValuesProps {
  conflict: Conflict
  /** What people signed is written to the letter, and over everything. */
  isWhole: boolean
}

export function ConflictValues({ conflict: { lines, isHere }, isWhole }: ConflictValuesProps) {
  if (!isHere) {
    return (
      <Text mt="2" color="fg.muted">
        <Trans>What stands now is still being read.</Trans>
      </Text>
    )
  }
  const [own, others] = [lines.filter(({ isMine }) => isMine), lines.filter(({ isMine }) => !isMine)]
  return (
    <>
      {own.length > 0 && <Values lines={own} />}
      {others.length > 0 && (
        <>
          <Text mt="3">
            {isWhole ? (
              <Trans>Changed by your colleague alone, and lost when yours is applied:</Trans>
            ) : (
              <Trans>Changed by your colleague alone; it stays whichever you choose:</Trans>
            )}
          </Text>
          <Values lines={others} />
        </>
      )}
    </>
  )
}

function Values({ lines }: { lines: readonly ConflictLine[] }) {
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
        {lines.map(({ key, label, mine, theirs }) => (
          <tr key={key}>
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

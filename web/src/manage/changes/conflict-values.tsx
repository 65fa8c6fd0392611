import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Text } from '#web/kit/ui/typography.ts'
import type { ConflictLine } from './conflict-lines.ts'
import type { Conflict } from './use-conflict.ts'

interface ConflictValuesProps {
  conflict: Conflict
  /** What people signed is written to the letter, and over everything. */
  isWhole: boolean
  /** What the colleague did not touch stays, too. */
  isSharedOut: boolean
}

export function ConflictValues({ conflict: { lines, isHere }, isWhole, isSharedOut }: ConflictValuesProps) {
  if (!isHere) {
    return (
      <Text mt="2" color="fg.muted">
        <Trans>What stands now is still being read.</Trans>
      </Text>
    )
  }
  const isAlone = (line: ConflictLine) => isSharedOut && !isWhole && !line.isTheirs
  const own = lines.filter((line) => line.isMine && !isAlone(line))
  const alone = lines.filter((line) => line.isMine && isAlone(line))
  const others = lines.filter(({ isMine }) => !isMine)
  return (
    <>
      {own.length > 0 && <Values lines={own} />}
      {alone.length > 0 && (
        <>
          <Text mt="3">
            <Trans>Changed by you alone; it stays whichever you choose:</Trans>
          </Text>
          <Values lines={alone} of="mine" />
        </>
      )}
      {others.length > 0 && (
        <>
          <Text mt="3">
            {isWhole ? (
              <Trans>Changed by your colleague alone, and lost when yours is applied:</Trans>
            ) : (
              <Trans>Changed by your colleague alone; it stays whichever you choose:</Trans>
            )}
          </Text>
          <Values lines={others} {...(isSharedOut && !isWhole && { of: 'theirs' })} />
        </>
      )}
    </>
  )
}

/**
 * What it is about stands above both values: beside them, three columns leave no room for a word on a phone.
 *
 * @param of only one of them changed it: nothing is said of the other
 */
function Values({ lines, of }: { lines: readonly ConflictLine[]; of?: 'mine' | 'theirs' }) {
  return (
    <Table>
      <thead>
        <tr>
          {of !== 'theirs' && (
            <th scope="col">
              <Trans>Yours</Trans>
            </th>
          )}
          {of !== 'mine' && (
            <th scope="col">
              <Trans>Theirs</Trans>
            </th>
          )}
        </tr>
      </thead>
      {lines.map(({ key, label, mine, theirs }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={of ? 1 : 2}>
              {label}
            </th>
          </tr>
          <tr>
            {of !== 'theirs' && <td>{mine}</td>}
            {of !== 'mine' && <td>{theirs}</td>}
          </tr>
        </tbody>
      ))}
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
      overflowWrap: 'anywhere',
    },
    '& thead, & tbody': { borderBottomWidth: '1px' },
    '& thead th': { fontWeight: 'semibold' },
    '& tbody th': { paddingBottom: '0', fontWeight: 'normal', fontSize: 'sm', color: 'fg.muted' },
  },
})

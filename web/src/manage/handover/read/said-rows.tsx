import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { PhotosButton, type PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import type { Column, Pair } from '#web/manage/protocol/labels/column.ts'

interface SaidRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  photosOf?: (row: Row) => PhotosOf
  onLook?: (at: PhotosOf) => void
}

/** What the document says in a table: a screen this narrow has one thing below the other, and all of it. */
export function SaidRows<Row extends { id: string }>({
  columns: [first, ...columns],
  rows,
  photosOf,
  onLook,
}: SaidRowsProps<Row>) {
  const [besides, others] = [columns.filter(({ isBeside }) => isBeside), columns.filter(({ isBeside }) => !isBeside)]
  return (
    <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {rows.map((row) => (
        <Box as="li" key={row.id} overflowWrap="anywhere" css={{ whiteSpace: 'pre-line' }}>
          <Box as="span" fontWeight="semibold">
            {first?.cell(row)}
          </Box>
          {others.map(({ title, cell }) => {
            const value = cell(row)
            return (
              value !== '' && (
                <span key={title}>
                  {' · '}
                  <Trans>
                    <Box as="span" color="fg.muted">
                      {title}:
                    </Box>{' '}
                    {value}
                  </Trans>
                </span>
              )
            )
          })}
          {besides.length > 0 && (
            <Box as="dl" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" mt="1">
              {besides.map(({ title, cell }) => (
                <div key={title}>
                  <Box as="dt" fontSize="sm" color="fg.muted">
                    {title}
                  </Box>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </Box>
          )}
          {photosOf && onLook && <PhotosButton {...photosOf(row)} onLook={onLook} />}
        </Box>
      ))}
    </Box>
  )
}

/** Two beside each other where they are short. */
export const SaidPairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <Facts>
    {pairs
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <Fact key={name} name={name} width={value.length > SHORT ? 'whole' : 'usual'}>
          {value}
        </Fact>
      ))}
  </Facts>
)

const SHORT = 18

import { Box, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface PictureProps {
  title: string
  /** What it shows, in a sentence: also for who does not see it. */
  says: ReactNode
  /** What is drawn; the table says the same. */
  children: ReactNode
  /** The columns of the table, the first of which names each row. */
  columns: readonly string[]
  /** Made when somebody asks for it: of a row its cells. */
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A picture of numbers, what it says, and the numbers as a table. */
export function Picture({ title, says, children, columns, rows }: PictureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box as="section" aria-labelledby={`${id}-title`} mb="8">
      <Heading as="h2" size="lg" id={`${id}-title`} mb="1">
        {title}
      </Heading>
      <Text color="fg.muted" mb="3">
        {says}
      </Text>
      {children}
      <Button
        variant="ghost"
        px="2"
        mt="2"
        aria-expanded={isOpen}
        aria-controls={`${id}-table`}
        aria-describedby={`${id}-title`}
        onClick={() => setOpen(!isOpen)}
        css={{ '& svg': { transform: isOpen ? 'rotate(180deg)' : undefined } }}
      >
        <Trans>Show as table</Trans>
        <ChevronIcon />
      </Button>
      {/* Many columns of a phone are scrolled within themselves. */}
      <Around id={`${id}-table`} hidden={!isOpen} tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
        {isOpen && (
          <Table aria-labelledby={`${id}-title`}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Around>
    </Box>
  )
}

const Around = chakra('div', { base: { overflow: 'auto', maxHeight: '32rem', borderBlockWidth: '1px' } })

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingInline: '8px', textAlign: 'end', fontWeight: 'normal', borderBottomWidth: '1px' },
    '& thead th': { fontWeight: 600, paddingBlock: '8px', position: 'sticky', top: '0', background: 'bg' },
    '& tbody > tr > *': { height: '44px' },
    '& tr > :first-child': { textAlign: 'start' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      minWidth: '44px',
      textDecoration: 'underline',
    },
  },
})

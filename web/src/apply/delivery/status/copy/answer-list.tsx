import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Row } from './use-answer-rows.ts'

/** Name and value, line by line; `empty` stands where nothing was said. */
export const AnswerList = ({ rows, empty }: { rows: readonly Row[]; empty?: ReactNode }) => (
  <dl>
    {rows.map(([name, value], index) => (
      // Two documents of one kind share a name: the place in the list tells them apart.
      // oxlint-disable-next-line react/no-array-index-key
      <Grid key={index} templateColumns={{ base: '1fr', sm: '2fr 3fr' }} columnGap="4" py="2" borderTopWidth="1px">
        <chakra.dt color="fg.muted" fontSize="sm">
          {name}
        </chakra.dt>
        <chakra.dd overflowWrap="anywhere">
          {/* A telephone number or a file is read its own way, whichever way the page is. */}
          {value ? <bdi dir="auto">{value}</bdi> : empty}
        </chakra.dd>
      </Grid>
    ))}
  </dl>
)

import { Box, chakra, Grid } from '@chakra-ui/react'
import type { SaidGroup } from '#web/apply/delivery/status/copy/use-said.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** Name and value, line by line. */
export const SaidTable = ({ title, rows }: SaidGroup) => (
  <Box borderWidth="1px" borderRadius="md" px="3">
    <Heading as="h4" size="md" py="2" overflowWrap="anywhere">
      {title}
    </Heading>
    <dl>
      {rows.map(([name, value], index) => (
        // Two documents of one kind share a name: the place in the list tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={index} templateColumns={{ base: '1fr', sm: '2fr 3fr' }} columnGap="4" py="2" borderTopWidth="1px">
          <chakra.dt color="fg.muted" fontSize="sm">
            {name}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </Grid>
      ))}
    </dl>
  </Box>
)

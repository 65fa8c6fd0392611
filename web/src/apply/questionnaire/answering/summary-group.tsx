import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { Heading } from '#web/kit/ui/typography.ts'

interface SummaryGroupProps {
  title: string
  /** Name and value; an empty value reads "Not provided". */
  rows: [string, string][]
  onChange: () => void
}

export function SummaryGroup({ title, rows, onChange }: SummaryGroupProps) {
  const { t } = useLingui()
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" borderRadius="md" px="4">
      <Flex align="center" justify="space-between" gap="2" py="2">
        <Heading as="h2" size="lg" minW="0" overflowWrap="anywhere">
          {title}
        </Heading>
        <Button variant="ghost" onClick={onChange} aria-label={t`Change: ${title}`} me="-3" flexShrink="0">
          <Trans>Change</Trans>
        </Button>
      </Flex>
      <dl>
        {rows.map(([name, value], index) => (
          // Two documents of one kind share a name: the place in the list tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Grid key={index} templateColumns={{ base: '1fr', sm: '2fr 3fr' }} columnGap="4" py="2" borderTopWidth="1px">
            <chakra.dt color="fg.muted" fontSize="sm">
              {name}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value || <Trans>Not provided</Trans>}</chakra.dd>
          </Grid>
        ))}
      </dl>
    </Box>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { AnswerList } from '#web/apply/delivery/status/copy/answer-list.tsx'
import type { Row } from '#web/apply/delivery/status/copy/use-answer-rows.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading } from '#web/kit/ui/typography.ts'

interface SummaryGroupProps {
  title: string
  rows: readonly Row[]
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
      <AnswerList rows={rows} empty={<Trans>Not provided</Trans>} />
    </Box>
  )
}

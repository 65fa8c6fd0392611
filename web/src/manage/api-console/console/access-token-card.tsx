import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import type { Access } from './use-access-token.ts'
import { useCopy } from './use-copy.ts'

/** How long the token is, never the token itself, and what the server has to say about it. */
export function AccessTokenCard({ answer }: Access) {
  const { t } = useLingui()
  const copy = useCopy()
  const length = answer?.token.length ?? 0
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Text>
          {answer && <Trans>JWT token: {length} characters</Trans>}
          {answer === null && <Trans>No authentication token available</Trans>}
        </Text>
        {answer && (
          <Button variant="outline" aria-label={t`Copy token`} onClick={() => void copy(answer.token)}>
            <Trans>Copy</Trans>
          </Button>
        )}
      </Flex>
      {answer?.warning !== undefined && <Notice>{answer.warning}</Notice>}
    </Box>
  )
}

import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** Whoever was sent here because a home has closed meanwhile: where their work is, one tap away. */
export function KeptNotice() {
  const { state } = useLocation() as { state: { isKept?: true } | null }
  if (!state?.isKept) return null
  return (
    <Box mb="6">
      <Notice>
        <Text mb="3">
          <Trans>
            This home takes no more applications: yours was not received. Nothing you wrote is lost. You can use it for
            another home.
          </Trans>
        </Text>
        <Button asChild>
          <Link to={paths.myApplications}>
            <Trans>Open my application</Trans>
          </Link>
        </Button>
      </Notice>
    </Box>
  )
}

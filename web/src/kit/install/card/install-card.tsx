import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { install, installPrompt, refuseInstall, watchInstallPrompt } from '#web/kit/install/install-prompt.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

export function InstallCard() {
  const prompt = useSyncExternalStore(watchInstallPrompt, installPrompt, () => undefined)
  if (!prompt) return null
  return (
    <Box as="section" p="4" mb="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Heading size="md" mb="1">
        <Trans>Keep your application at hand</Trans>
      </Heading>
      <Text color="fg.muted" mb="3">
        <Trans>Put Einzug on your home screen. It opens without a connection too.</Trans>
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void install(prompt)}>
          <Trans>Install</Trans>
        </Button>
        <Button variant="ghost" onClick={refuseInstall}>
          <Trans>No, thank you</Trans>
        </Button>
      </Flex>
    </Box>
  )
}

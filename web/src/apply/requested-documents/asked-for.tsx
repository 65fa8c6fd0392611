import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { KeptRequest } from '#web/apply/delivery/seal/request-documents.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** For which home, and what to do. */
export function AskedFor({ kept: { answer }, isOver }: { kept: KeptRequest; isOver: boolean }) {
  const { propertyAddress, reference } = answer
  return (
    <Box display="grid" gap="1">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {propertyAddress}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        <Trans>Application number {reference}</Trans>
      </Text>
      {!isOver && (
        <Text mt="2">
          <Trans>The landlord asks you for the documents below. You can send them one after the other.</Trans>
        </Text>
      )}
    </Box>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { sentBytes } from './sent-share.ts'

/** Each document, and where it is. */
export function DocumentStates({ documents }: { documents: readonly LocalDocument[] }) {
  if (documents.length === 0) return null
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2" borderTopWidth="1px" pt="3">
      {documents.map((document) => (
        <Flex asChild key={document.id} gap="2" align="flex-start">
          <li>
            <Box color="phone.fg" pt="0.5">
              <FileIcon />
            </Box>
            <Box minW="0">
              <Text overflowWrap="anywhere">{document.name}</Text>
              <Text fontSize="sm" color="fg.muted">
                <Place document={document} />
              </Text>
            </Box>
          </li>
        </Flex>
      ))}
    </Box>
  )
}

function Place({ document }: { document: LocalDocument }) {
  const thisDevice = useThisDevice()
  const { size, transfer } = document
  if (transfer?.done) return <Trans>received by the server</Trans>
  const percent = Math.floor((sentBytes(document) / size) * 100)
  return percent > 0 ? <Trans>{percent} % sent</Trans> : <Trans>on {thisDevice}</Trans>
}

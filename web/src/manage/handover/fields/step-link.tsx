import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import NextIcon from '~icons/lucide/chevron-right'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

interface StepLinkProps {
  id?: string
  /** Behind the protocol's address. */
  step: string
  words: ReactNode
  more?: ReactNode
  /** In front, such as how far it is. */
  mark?: ReactNode
}

/** A line that leads to a page of the walk, large enough for a thumb. */
export function StepLink({ id, step, words, more, mark }: StepLinkProps) {
  const { protocol } = useProtocolDraft()
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      minH="14"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="line.field"
      borderRadius="md"
      textDecoration="none"
      minW="0"
    >
      <Link id={id} to={protocolPath(protocol.id, step)}>
        {mark}
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Box as="span" display="block" fontWeight="semibold">
            {words}
          </Box>
          {more && (
            <Box as="span" display="block" fontSize="sm" color="fg.muted">
              {more}
            </Box>
          )}
        </Box>
        <Box as="span" color="pine.fg" flex="none">
          <NextIcon />
        </Box>
      </Link>
    </Flex>
  )
}

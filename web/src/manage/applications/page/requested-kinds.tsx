import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { type DocumentRequest, hasArrived } from '#shared/document-request/document-request.ts'
import { CheckIcon, icon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'

interface RequestedKindsProps {
  request: DocumentRequest
  /** All of the person's, whenever they came. */
  documents: readonly SentDocument[]
}

/** What somebody was asked for, and which of it is there by now. */
export function RequestedKinds({ request, documents }: RequestedKindsProps) {
  const { types, requestedAt } = request
  const { t, i18n } = useLingui()
  const { day } = dayAndTime(requestedAt)
  return (
    <Box mt="3" fontSize="sm">
      <Text color="fg.muted">
        <Trans>Requested on {day}</Trans>
      </Text>
      <Box as="ul" listStyleType="none">
        {types.map((type) => {
          const kind = i18n._(documentNames[type])
          const isThere = hasArrived(request, type, documents)
          return (
            <Flex as="li" key={type} gap="2" py="1" align="center">
              <Box flex="none" color={isThere ? 'pine.fg' : 'fg.muted'}>
                {isThere ? <CheckIcon /> : <ClockIcon />}
              </Box>
              <span>{isThere ? t`${kind}: received` : t`${kind}: not received yet`}</span>
            </Flex>
          )
        })}
      </Box>
    </Box>
  )
}

const ClockIcon = icon(<path d="M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2" />)

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { selectedProcess } from '#web/apply/selection/selection.ts'
import { dataProtectionPath } from '#web/kit/address/paths.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Who lets the home that was chosen says more than what holds everywhere. */
export function OfChosenHome() {
  const chosen = selectedProcess()
  const name = chosen?.landlord?.name
  if (!chosen?.code || !name) return null
  return (
    <Text mb="4" p="4" bg="pine.subtle" borderRadius="md" overflowWrap="anywhere">
      <Trans>
        For the home that you chose, {name} says more:{' '}
        <InText to={dataProtectionPath(chosen.code)}>what is asked, why, and how long it is kept</InText>.
      </Trans>
    </Text>
  )
}

const InText = chakra(Link, { base: { color: 'pine.fg', textDecoration: 'underline' } })

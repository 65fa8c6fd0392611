import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { mainRenter } from '#shared/application/main-renter.ts'
import type { Answers } from '#web/local/answers.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'
import { localToday } from '#web/form/local-today.ts'

/** The name as it is typed. Apart from the card, so that a letter draws this line again and not twenty fields. */
export function RenterTitle({ index }: { index: number }) {
  const number = index + 1
  const [firstName, lastName] = useWatch<
    Answers,
    [`mainRenters.${number}.firstName`, `mainRenters.${number}.lastName`]
  >({
    name: [`mainRenters.${index}.firstName`, `mainRenters.${index}.lastName`],
  })
  return `${firstName} ${lastName}`.trim() || <Trans>Renter {number}</Trans>
}

/** What a folded card says: complete, or how much is missing. */
export function Completeness({ index }: { index: number }) {
  const renter = useWatch<Answers, `mainRenters.${number}`>({ name: `mainRenters.${index}` })
  const missing = useMemo(() => mainRenter(localToday()).safeParse(renter).error?.issues.length ?? 0, [renter])
  return missing === 0 ? (
    <Flex align="center" gap="1" fontSize="sm" color="received.fg">
      <CheckIcon />
      <Trans>Complete</Trans>
    </Flex>
  ) : (
    <Text fontSize="sm" color="attention.fg">
      <MissingAnswers count={missing} />
    </Text>
  )
}

function MissingAnswers({ count }: { count: number }) {
  const { t } = useLingui()
  return count === 1 ? t`1 answer is missing` : t`${count} answers are missing`
}

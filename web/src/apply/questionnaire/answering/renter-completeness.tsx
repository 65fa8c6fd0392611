import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { askedRenter, mainRenter } from '#shared/application/main-renter.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** What a folded card says: complete, or how much is missing. */
export function Completeness({ index }: { index: number }) {
  const policy = use(PolicyContext)
  const renter = useWatch<Answers, `mainRenters.${number}`>({ name: `mainRenters.${index}` })
  const missing = useMemo(
    () => askedRenter((policy?.renter ?? mainRenter)(localToday())).safeParse(renter).error?.issues.length ?? 0,
    [renter, policy],
  )
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

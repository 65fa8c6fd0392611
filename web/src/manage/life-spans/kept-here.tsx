import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import { isSameSpan, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { dropKeptSpan } from './kept-life-spans.ts'
import { LifeSpanDialog } from './life-span-dialog.tsx'
import { useKeptSpans } from './use-life-spans.ts'
import { useLifeSpanNames } from './use-life-span-names.ts'

interface KeptHereProps {
  organizationId: string
  country: HomeCountry
  own: readonly OwnLifeSpan[]
}

/** What was set on this device alone: taken over into the table, or removed. It may be of any country where an older version kept it. */
export function KeptHere({ organizationId, country, own: table }: KeptHereProps) {
  const { t } = useLingui()
  const { nameOf, saidOf } = useLifeSpanNames()
  const saidOfName = useSaidOf()
  const here = useKeptSpans(organizationId).filter((each) => each.country === null || each.country === country)
  if (here.length === 0) return null
  return (
    <Notice>
      <Text fontWeight="semibold">
        <Trans>Kept on this device alone</Trans>
      </Text>
      <Text>
        <Trans>Your colleagues do not have it. Take it into the table of this country, or remove it.</Trans>
      </Text>
      <Box as="ul" listStyleType="none">
        {here.map((span) => {
          const { country: _, ...own } = span
          const name = nameOf(span.name)
          const there = table.find((each) => isSameSpan(each.name, span.name))
          const said = there && saidOf(there)
          return (
            <Box as="li" key={`${span.country} ${span.name}`} py="2" display="grid" gap="2">
              <Text>
                {saidOfName(name, saidOf(own))} {said !== undefined && <Trans>(in the table: {said})</Trans>}
              </Text>
              <Flex gap="2" wrap="wrap" align="flex-start">
                <DialogButton
                  variant="outline"
                  aria-label={t`Take into the table: ${name}`}
                  renderDialog={(close) => (
                    <LifeSpanDialog
                      {...{ organizationId, country }}
                      isNamed
                      span={own}
                      waiting={span}
                      onClose={close}
                    />
                  )}
                >
                  <Trans>Take into the table</Trans>
                </DialogButton>
                <ConfirmButton
                  variant="outline"
                  label={t`Remove: ${name}`}
                  question={<Trans>Remove “{name}” from this device?</Trans>}
                  confirm={<Trans>Remove</Trans>}
                  onConfirm={() => dropKeptSpan(localStorage, organizationId, span)}
                >
                  <Trans>Remove</Trans>
                </ConfirmButton>
              </Flex>
            </Box>
          )
        })}
      </Box>
    </Notice>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import type { KnownSpan } from './known-spans.ts'
import { LifeSpanDialog } from './life-span-dialog.tsx'
import { PublishedSpan } from './published-span.tsx'
import { useChangeLifeSpans } from './use-life-spans.ts'
import { useLifeSpanNames } from './use-life-span-names.ts'

interface SpanRowProps {
  organizationId: string
  country: HomeCountry
  span: KnownSpan
}

/** One of the table, or a published one in whose place one can be set. */
export function SpanRow({ organizationId, country, span }: SpanRowProps) {
  const { t } = useLingui()
  const { nameOf, saidOf } = useLifeSpanNames()
  const change = useChangeLifeSpans(organizationId, country)
  const name = nameOf(span.name)
  const place = { organizationId, country }
  const remove = async () => {
    const failure = await change({ set: [], removed: [span.name] })
    if (failure)
      toastsOfAccount()({ tone: 'error', title: () => failure.title, description: () => failure.description })
  }
  return (
    <Box as="li" py="3" borderTopWidth="1px" display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      {span.by === 'publication' ? (
        <>
          <Text fontSize="sm" color="fg.muted">
            <PublishedSpan span={span.published} />
          </Text>
          <DialogButton
            variant="outline"
            justifySelf="start"
            aria-label={t`Set one of your own: ${name}`}
            renderDialog={(close) => (
              <LifeSpanDialog
                {...place}
                isNamed
                span={{ name: span.name, ...(span.wear.years !== undefined && { years: span.wear.years }) }}
                onClose={close}
              />
            )}
          >
            <Trans>Set one of your own</Trans>
          </DialogButton>
        </>
      ) : (
        <>
          <Text>{saidOf(span.own)}</Text>
          <Origin own={span.own} />
          <Flex gap="2" wrap="wrap" align="flex-start">
            <DialogButton
              variant="outline"
              aria-label={t`Change: ${name}`}
              renderDialog={(close) => (
                <LifeSpanDialog {...place} isNamed={name !== span.name} isChange span={span.own} onClose={close} />
              )}
            >
              <Trans>Change</Trans>
            </DialogButton>
            <ConfirmButton
              variant="outline"
              label={t`Remove: ${name}`}
              question={<Trans>Remove “{name}” from the table? What is published is offered again, where it is.</Trans>}
              confirm={<Trans>Remove</Trans>}
              onConfirm={() => void remove()}
            >
              <Trans>Remove</Trans>
            </ConfirmButton>
          </Flex>
        </>
      )}
    </Box>
  )
}

/** Where it comes from, and since when it holds. */
function Origin({ own: { source, since } }: { own: { source: string; since: string } }) {
  const day = formatDate(since)
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <Trans>
        {source}, since {day}
      </Trans>
    </Text>
  )
}

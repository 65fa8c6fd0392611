import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useSaveDocument } from '#web/manage/applications/documents/use-save-document.ts'
import { low, Steps } from '#web/kit/ui/later/steps.tsx'

interface ViewerHeadProps {
  /** Of the heading. */
  id: string
  applicationId: string
  document: SentDocument
  /** Who sent it, by name. */
  from: string
  /** Its place among those that can be shown, from 0. */
  at: number
  count: number
  onStep: (by: 1 | -1) => void
  /** Else it has the width of a phone, and two lines. */
  isBeside: boolean
  onClose: () => void
}

/** What it is, of whom, and what can be done with it. */
export function ViewerHead({
  id,
  applicationId,
  document,
  from,
  at,
  count,
  onStep,
  isBeside,
  onClose,
}: ViewerHeadProps) {
  const { t, i18n } = useLingui()
  const name = document.originalName
  const place = at + 1
  const [isBusy, save] = useSaveDocument(applicationId, document)
  const closing = (
    <Button variant="ghost" size="icon" css={low} aria-label={t`Close`} title={t`Close`} onClick={onClose}>
      <CloseIcon />
    </Button>
  )
  return (
    <Flex px="3" py="1" gap="2" align="center" justify="space-between" wrap="wrap" borderBottomWidth="1px">
      <Flex direction="column" minW="0" css={{ flex: isBeside ? '1 1 10rem' : '1 1 calc(100% - 64px)' }}>
        <Heading id={id} data-document-heading tabIndex={-1} fontSize="md" overflowWrap="anywhere">
          {i18n._(documentNames[document.type])}
        </Heading>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" css={twoLines} title={name}>
          {[name, from].join(' · ')}
        </Text>
      </Flex>
      {!isBeside && closing}
      {count > 1 && (
        <Steps
          at={at}
          count={count}
          onStep={onStep}
          previous={t`Previous document`}
          next={t`Next document`}
          place={<span role="status">{t`${place} of ${count}`}</span>}
        />
      )}
      <Button variant="outline" fontSize="sm" px="3" css={low} disabled={isBusy} onClick={save}>
        <Trans>Download</Trans>
      </Button>
      {isBeside && closing}
    </Flex>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

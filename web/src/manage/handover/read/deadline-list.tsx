import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { deadlines } from '#shared/handover/deadlines.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { deadlineLabels } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Card } from '#web/manage/ui/card.tsx'

/** What has to be done until when, by the law of the place; nothing where nothing has to. */
export function DeadlineList({ content }: { content: Pick<ProtocolContent, 'jurisdiction' | 'kind' | 'date'> }) {
  const { i18n } = useLingui()
  const due = deadlines(content.jurisdiction, content.kind, content.date)
  if (due.length === 0) return null
  return (
    <Card as="section" aria-labelledby="deadlines">
      <Heading as="h2" id="deadlines" size="lg" mb="2">
        <Trans>Deadlines to remember</Trans>
      </Heading>
      {due.map(({ kind, on, source }) => (
        <Text key={kind}>
          {on !== null && <b>{formatDate(on)}</b>} {i18n._(deadlineLabels[kind])} {`(${source})`}
        </Text>
      ))}
      <Text fontSize="sm" color="fg.muted" mt="2">
        <Trans>A reminder and no legal advice. Public holidays are not counted.</Trans>
      </Text>
    </Card>
  )
}

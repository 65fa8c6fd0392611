import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { deadlines } from '#shared/handover/deadlines.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { cited } from '#shared/policy/cited.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { deadlineLabels } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { calendarOf } from './deadline-calendar.ts'

interface DeadlineListProps {
  content: Pick<ProtocolContent, 'jurisdiction' | 'kind' | 'date'>
  /** Of a signed protocol, whose dates stand: they can be taken into a calendar. */
  signed?: { id: string; address: string }
}

/** What has to be done until when, by the law of the place; nothing where nothing has to. */
export function DeadlineList({ content, signed }: DeadlineListProps) {
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
          {on !== null && <b>{formatDate(on)}</b>} {i18n._(deadlineLabels[kind])} {`(${cited(source, i18n.locale)})`}
        </Text>
      ))}
      <Text fontSize="sm" color="fg.muted" mt="2">
        <Trans>A reminder and no legal advice. Public holidays are not counted.</Trans>
      </Text>
      {signed && due.some(({ on }) => on !== null) && <CalendarButton {...signed} due={due} date={content.date} />}
    </Card>
  )
}

interface CalendarButtonProps {
  id: string
  address: string
  due: ReturnType<typeof deadlines>
  date: string
}

function CalendarButton({ id, address, due, date }: CalendarButtonProps) {
  const { t, i18n } = useLingui()
  const save = () => {
    const home = onOneLine(address)
    const entries = due.flatMap(({ kind, on, source }) => {
      const what = i18n._(deadlineLabels[kind])
      return on === null
        ? []
        : [
            {
              id: `${id}-${kind}`,
              on,
              summary: home === '' ? what : `${home}: ${what}`,
              description: cited(source, i18n.locale),
            },
          ]
    })
    saveFile(calendarOf(entries), `${t`deadlines`}-${date}.ics`)
  }
  return (
    <Button variant="outline" mt="3" onClick={save}>
      <Trans>Add to calendar</Trans>
    </Button>
  )
}

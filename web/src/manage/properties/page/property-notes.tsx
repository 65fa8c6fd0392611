import { Trans } from '@lingui/react/macro'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Card } from '#web/manage/ui/card.tsx'

/** What colleagues should know of a home; nothing where nobody noted anything. It is edited with the rest of the home. */
export const PropertyNotes = ({ notes }: { notes: string | undefined }) =>
  notes && (
    <Card as="section" aria-labelledby="notes">
      <Heading as="h2" size="md" id="notes" mb="2">
        <Trans>Notes</Trans>
      </Heading>
      <Text overflowWrap="anywhere" whiteSpace="pre-line">
        {notes}
      </Text>
    </Card>
  )

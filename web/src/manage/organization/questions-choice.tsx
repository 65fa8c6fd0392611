import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Organization } from '#shared/organization/organization.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { PackChoiceName } from '#web/manage/facts/pack-choice-name.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { QuestionsDialog } from './questions-dialog.tsx'

/** Which questions those who apply are asked: all, or what the law of a country lets landlords ask. */
export function QuestionsChoice({ organization }: { organization: Organization }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>Which questions are asked</Trans>
      </Heading>
      <Text fontWeight="medium">
        <PackChoiceName choice={organization.policyPack} />
      </Text>
      <Text color="fg.muted">
        <Trans>
          In Switzerland the nationality becomes Swiss or a permit, and the salary a range. In Germany and Austria
          nobody is asked for the nationality, in Germany date of birth and salary are voluntary. In all three reference
          and insurance are voluntary, and documents may follow later.
        </Trans>
      </Text>
      <Text color="fg.muted">
        <Trans>It applies to processes that are created from now on. It is not legal advice.</Trans>
      </Text>
      <Button variant="outline" justifySelf="start" onClick={() => setChanging(true)}>
        <Trans>Change the questions</Trans>
      </Button>
      {isChanging && <QuestionsDialog organization={organization} onClose={() => setChanging(false)} />}
    </Card>
  )
}

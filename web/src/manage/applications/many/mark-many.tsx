import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useMarkMany } from './use-mark-many.ts'

const TagManyDialog = lazyPart(async () => (await import('./tag-many-dialog.tsx')).TagManyDialog)

/** The star and the tags of those that were chosen, all at once. */
export function MarkMany({ applications }: { applications: readonly Shown<'application'>[] }) {
  const mark = useMarkMany()
  const [isTagging, setTagging] = useState(false)
  const areStarred = applications.every(({ isStarred }) => isStarred)
  return (
    <>
      <Button variant="outline" onClick={() => void mark.star(applications, !areStarred)}>
        {areStarred ? <Trans>Take the star away</Trans> : <Trans>Star</Trans>}
      </Button>
      <Button variant="outline" onClick={() => setTagging(true)}>
        <Trans>Tag</Trans>
      </Button>
      {isTagging && <TagManyDialog applications={applications} onClose={() => setTagging(false)} />}
    </>
  )
}

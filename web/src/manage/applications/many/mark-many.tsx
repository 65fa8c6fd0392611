import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import StarIcon from '~icons/lucide/star'
import { Button } from '#web/kit/ui/button.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { TagIcon } from '#web/manage/applications/marks/tag-icon.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useMarkMany } from './use-mark-many.ts'

const TagManyDialog = lazyPart(async () => (await import('./tag-many-dialog.tsx')).TagManyDialog)

/** The star and the tags of those that were chosen, all at once. */
export function MarkMany({ applications }: { applications: readonly Shown<'application'>[] }) {
  const { t } = useLingui()
  const mark = useMarkMany()
  const [isTagging, setTagging] = useState(false)
  const areStarred = applications.every(({ isStarred }) => isStarred)
  const starWords = areStarred ? t`Take the star away` : t`Star`
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={starWords}
        title={starWords}
        onClick={() => void mark.star(applications, !areStarred)}
        {...(areStarred && { color: 'attention.fg', css: { '& > svg': { fill: 'currentColor' } } })}
      >
        <StarIcon />
      </Button>
      <Button variant="outline" size="icon" aria-label={t`Tag`} title={t`Tag`} onClick={() => setTagging(true)}>
        <TagIcon />
      </Button>
      {isTagging && <TagManyDialog applications={applications} onClose={() => setTagging(false)} />}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { CompleteLanguage } from '#shared/languages.ts'
import { Button } from '#web/kit/ui/button.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import type { Advert } from '#web/manage/processes/advert/advert.ts'
import type { Paper } from '#web/manage/processes/advert/paper.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useTask } from '#web/manage/ui/use-task.ts'

interface PosterButtonProps {
  advert: Advert
  paper: Paper
  language: CompleteLanguage
}

/** The poster, made on this device: with or without a connection. */
export function PosterButton({ advert, paper, language }: PosterButtonProps) {
  const { t } = useLingui()
  const [isBusy, save] = useTask(
    async () => {
      const { makePoster } = await import('#web/manage/processes/advert/make-poster.ts')
      saveFile(await makePoster(advert, paper), `poster-${advert.code}-${paper}-${language}.pdf`)
    },
    () => ({ title: () => t`The PDF could not be made. Please try again.` }),
  )
  return (
    <Button size="lg" disabled={isBusy} onClick={save}>
      <FileIcon />
      <Trans>Download poster (PDF)</Trans>
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { TextArea } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import type { Advert } from '#web/manage/processes/advert/advert.ts'
import { portalText } from '#web/manage/processes/advert/portal-text.ts'
import { useCopy } from '#web/manage/ui/use-copy.ts'

/** What is pasted where others advertise too. */
export function PortalText({ advert }: { advert: Advert }) {
  const { t } = useLingui()
  const copy = useCopy()
  const area = useRef<HTMLTextAreaElement>(null)
  const text = portalText(advert)
  const copyText = async () => {
    // Where the clipboard is refused, it stands there to be copied by hand.
    if (!(await copy(text, () => t`Text of the advert`))) area.current?.select()
  }
  return (
    <>
      <LabelledControl id={useId()} label={<Trans>Text for a portal</Trans>} error={undefined}>
        {(control) => <TextArea ref={area} {...control} readOnly lang={advert.locale} rows={6} value={text} />}
      </LabelledControl>
      <Button variant="outline" onClick={() => void copyText()}>
        <Trans>Copy text</Trans>
      </Button>
    </>
  )
}

import { Text } from '#web/kit/ui/typography.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { OpenPdf } from '#web/kit/pdf/open-pdf.ts'
import { NotShown } from './failure.tsx'
import { PdfPage } from './pdf-page.tsx'
import { Sheet } from './sheet.tsx'
import { Steps } from '#web/kit/ui/later/steps.tsx'
import { usePages } from './use-pages.ts'
import { usePdf } from './use-pdf.ts'
import { useZoom } from './use-zoom.ts'

interface PdfProps {
  file: Blob
  label: string
}

/** A PDF, one page below the other. */
export function Pdf({ file, label }: PdfProps) {
  const { pdf, trouble, retry } = usePdf(file)
  if (trouble) return <NotShown why={trouble} onRetry={trouble === 'program' ? retry : undefined} />
  return pdf ? <PdfPages pdf={pdf} label={label} /> : <Opening />
}

/** Until it stands. */
export const Opening = () => (
  <Text p="4" color="fg.muted" role="status">
    <Trans>Loading...</Trans>
  </Text>
)

function PdfPages({ pdf, label }: { pdf: OpenPdf; label: string }) {
  const { t } = useLingui()
  const zoom = useZoom()
  const scroller = useRef<HTMLDivElement>(null)
  const { count } = pdf
  const { isNear, current: place, width, goTo, ...handlers } = usePages(scroller, count, zoom.factor)
  return (
    <Sheet
      label={label}
      zoom={zoom}
      scroller={scroller}
      handlers={handlers}
      tools={
        <Steps
          at={place - 1}
          count={count}
          onStep={(by) => goTo(place + by)}
          previous={t`Previous page`}
          next={t`Next page`}
          place={<span role="status">{t`${place} of ${count}`}</span>}
        />
      }
    >
      {Array.from({ length: count }, (_, at) => (
        <PdfPage key={at + 1} pdf={pdf} number={at + 1} isNear={isNear(at + 1)} width={width} />
      ))}
    </Sheet>
  )
}

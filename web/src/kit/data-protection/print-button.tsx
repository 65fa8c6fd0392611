import { Global } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'

/** Paper, or a PDF: as the device prints, with an edge to file it by. */
export const PrintButton = () => (
  <>
    <Global styles={{ '@page': { margin: '15mm' } }} />
    <Button variant="outline" onClick={() => print()} css={{ '@media print': { display: 'none' } }}>
      <Trans>Print</Trans>
    </Button>
  </>
)

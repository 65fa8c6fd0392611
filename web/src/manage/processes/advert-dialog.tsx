import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { ProcessCode } from './process-code.tsx'

const AdvertMaterials = lazyPart(async () => (await import('./materials/advert-materials.tsx')).AdvertMaterials)

interface AdvertDialogProps {
  process: Shown<'process'>
  onClose: () => void
  /** What stands above it. */
  children?: ReactNode
}

/** Everything by which an open process is made known, as soon as it has a code (manager.md, Advertising). */
export const AdvertDialog = ({ process, onClose, children }: AdvertDialogProps) => (
  <Dialog title={<Trans>Advertise</Trans>} losesNothing onClose={onClose}>
    {() => (
      <>
        {children}
        <ProcessCode process={process} />
        {process.code && <AdvertMaterials process={process} />}
      </>
    )}
  </Dialog>
)

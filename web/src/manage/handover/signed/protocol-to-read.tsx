import { type ComponentProps, useState } from 'react'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import { PhotosDialog } from '#web/manage/handover/photos/photos-dialog.tsx'
import { ProtocolSummary } from './protocol-summary.tsx'

type ProtocolToReadProps = Omit<ComponentProps<typeof ProtocolSummary>, 'onLook'> & Pick<ProtocolDraft, 'files'>

/** Everything that is, or was, signed, and its photos when they are asked for. */
export function ProtocolToRead({ files, ...summary }: ProtocolToReadProps) {
  const [shown, setShown] = useState<PhotosOf>()
  return (
    <>
      <ProtocolSummary {...summary} onLook={setShown} />
      {shown && <PhotosDialog {...shown} files={files} onClose={() => setShown(undefined)} />}
    </>
  )
}

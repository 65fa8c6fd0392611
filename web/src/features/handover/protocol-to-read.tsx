import { type ComponentProps, useState } from 'react'
import type { PhotosOf } from './photos-button.tsx'
import { PhotosDialog } from './photos-dialog.tsx'
import { ProtocolSummary } from './protocol-summary.tsx'
import type { Walk } from './use-walk.ts'

type ProtocolToReadProps = Omit<ComponentProps<typeof ProtocolSummary>, 'onLook'> & Pick<Walk, 'files'>

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

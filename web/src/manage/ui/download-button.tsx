import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { saveFile } from './save-file.ts'
import { useTask } from './use-task.ts'

interface DownloadButtonProps {
  read: () => Promise<Blob>
  /** What the file is to be called. */
  name: () => string
  /** Title of the toast. */
  failure: () => string
  children: ReactNode
  /** In place of the words while it is made, where that takes long. */
  busy?: ReactNode
}

/** A file that the server makes, and writes down who asked for it: so it needs a connection. */
export function DownloadButton({ read, name, failure, children, busy = children }: DownloadButtonProps) {
  const { t } = useLingui()
  const [isBusy, save] = useTask(
    async () => saveFile(await read(), name()),
    (error) => ({
      title: failure,
      description: () =>
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`,
    }),
  )

  return (
    <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={save}>
      {isBusy ? busy : children}
    </Button>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { saveFile } from './save-file.ts'
import { useTask } from './use-task.ts'

interface Download {
  read: () => Promise<Blob>
  /** What the file is to be called. */
  name: () => string
  /** Title of the toast. */
  failure: () => string
}

/** A file that the server makes, and writes down who asked for it: so it needs a connection. */
export function useDownload({ read, name, failure }: Download): [isBusy: boolean, begin: () => void] {
  const { t } = useLingui()
  return useTask(
    async () => saveFile(await read(), name()),
    (error) => ({
      title: failure,
      description: () =>
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`,
    }),
  )
}

interface DownloadButtonProps extends Download {
  children: ReactNode
  /** In place of the words while it is made, where that takes long. */
  busy?: ReactNode
}

/** Downloads when it is pressed. */
export function DownloadButton({ children, busy = children, ...download }: DownloadButtonProps) {
  const [isBusy, save] = useDownload(download)
  return (
    <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={save}>
      {isBusy ? busy : children}
    </Button>
  )
}

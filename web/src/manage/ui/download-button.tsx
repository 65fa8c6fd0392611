import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { toastsOfAccount } from '#web/kit/ui/toast-store.ts'
import { saveFile } from './save-file.ts'

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
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    const tell = toastsOfAccount()
    setBusy(true)
    try {
      saveFile(await read(), name())
    } catch (error) {
      const description = () =>
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`
      tell({ tone: 'error', title: failure, description })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={() => void save()}>
      {isBusy ? busy : children}
    </Button>
  )
}

import { useEffect } from 'react'
import { acceptsApplications } from '#shared/process/process.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { useFeed, useRecords } from '#web/records/use-records.ts'
import { tidyFiles } from './kept-files.ts'

/** Takes documents off this device whose process is closed or gone. */
export function useTidyFiles(): void {
  const { desk } = useDesk()
  const { isComplete } = useFeed()
  const processes = useRecords('process')
  useEffect(() => {
    if (!isComplete || !processes) return
    const open = new Set(processes.filter(acceptsApplications).map(({ id }) => id))
    // A database that is just being closed tidies itself.
    tidyFiles(desk, open).catch(() => undefined)
  }, [desk, isComplete, processes])
}

import type { Shown } from '#web/manage/records/use-records.ts'
import { AdvertButton } from './advert-button.tsx'
import { ProcessCode } from './process-code.tsx'

/** How a process is made known. */
export const ShareProcess = ({ process }: { process: Shown<'process'> }) => (
  <ProcessCode process={process}>
    <AdvertButton process={process} />
  </ProcessCode>
)

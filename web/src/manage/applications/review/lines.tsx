import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import type { Line } from './application-labels.ts'

export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Facts>
    {lines.map(({ label, value, width }) => (
      <Fact key={label} name={label} {...(width && { width })}>
        {value}
      </Fact>
    ))}
  </Facts>
)

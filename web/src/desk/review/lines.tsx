import { Fact, Facts } from '#web/desk/facts.tsx'
import type { Line } from './application-words.ts'

export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Facts>
    {lines.map(({ label, value, isLong = false }) => (
      <Fact key={label} name={label} wide={isLong}>
        {value}
      </Fact>
    ))}
  </Facts>
)

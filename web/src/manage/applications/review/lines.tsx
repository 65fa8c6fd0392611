import { ContactLink } from '#web/kit/ui/contact-link.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import type { Line } from '#web/manage/applications/words/application-labels.ts'

export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Facts>
    {lines.map(({ label, value, width, by }) => (
      <Fact key={label} name={label} {...(width && { width })}>
        {by ? <ContactLink by={by}>{value}</ContactLink> : value}
      </Fact>
    ))}
  </Facts>
)

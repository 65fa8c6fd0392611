import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#web/ui/button.ts'
import { BackIcon } from '#web/ui/icons.tsx'

/** To where the page came from, above its title. @param isLarge for the thumb of a hand that holds the phone as well */
export const BackLink = ({ to, isLarge = false, children }: { to: string; isLarge?: boolean; children: ReactNode }) => (
  <Button asChild variant="ghost" ms="-4" {...(isLarge ? { size: 'lg', px: '4' } : { mb: '2' })}>
    <Link to={to}>
      <BackIcon />
      {children}
    </Link>
  </Button>
)

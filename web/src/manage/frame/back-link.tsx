import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { BackIcon } from '#web/kit/ui/icons.tsx'
import { useWayBack } from './way-back.ts'

interface BackLinkProps {
  to: string
  /** For the thumb of a hand that holds the phone as well. */
  isLarge?: boolean
  children: ReactNode
}

/** To where the page came from, above its title. */
export function BackLink({ to, isLarge = false, children }: BackLinkProps) {
  const { goBack } = useWayBack(to)
  return (
    <Button
      asChild
      variant="ghost"
      ms="-4"
      textAlign="start"
      {...(isLarge ? { size: 'lg', px: '4' } : { mb: '2' })}
      pe="2"
    >
      <Link
        to={to}
        onClick={(event) => {
          // In a tab of its own it is another history.
          if (!goBack || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          goBack()
        }}
      >
        <BackIcon />
        {children}
      </Link>
    </Button>
  )
}

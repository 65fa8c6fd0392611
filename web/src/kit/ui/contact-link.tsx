import { chakra } from '@chakra-ui/react'

interface ContactLinkProps {
  by: 'email' | 'phone'
  /** As it was typed, by whomever; without a number in it, it is text. */
  children: string
}

/** Writes or calls at a press. */
export function ContactLink({ by, children: typed }: ContactLinkProps) {
  const digits = typed.replace(/[^+\d]/g, '')
  if (by === 'phone' && digits === '') return typed
  const href = by === 'phone' ? `tel:${digits}` : `mailto:${encodeURIComponent(typed).replace('%40', '@')}`
  return <Link href={href}>{typed}</Link>
}

const Link = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minW: '0',
    color: 'pine.fg',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})

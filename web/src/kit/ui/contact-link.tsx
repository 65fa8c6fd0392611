import { chakra } from '@chakra-ui/react'
import { phoneAddress } from './phone-address.ts'

interface ContactLinkProps {
  by: 'email' | 'phone'
  /** As it was typed, by whomever; what is no telephone number is text. */
  children: string
}

/** Writes or calls at a press. */
export function ContactLink({ by, children: typed }: ContactLinkProps) {
  const href = by === 'phone' ? phoneAddress(typed) : `mailto:${encodeURIComponent(typed).replace('%40', '@')}`
  return href === undefined ? typed : <Link href={href}>{typed}</Link>
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

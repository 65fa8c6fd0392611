import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: ReactNode
  /** From the beginning. */
  isOpen?: boolean
  children: ReactNode
}

/** Something that is there when it is asked for: the browser's own, which find-in-page opens. */
export const Disclosure = ({ title, isOpen = false, children }: DisclosureProps) => (
  <Details open={isOpen}>
    <summary>{title}</summary>
    {children}
  </Details>
)

const Details = chakra('details', {
  base: {
    borderTopWidth: '1px',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      fontWeight: 'semibold',
      color: 'pine.fg',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary::before': {
      content: '""',
      flex: 'none',
      width: '8px',
      height: '8px',
      marginInline: '4px',
      borderInlineEnd: '2px solid',
      borderBlockEnd: '2px solid',
      transform: 'rotate(-45deg)',
      transition: 'transform 120ms',
    },
    '&[open] > summary::before': { transform: 'rotate(45deg)' },
  },
})

import type { ReactNode } from 'react'

/** Outline icons on a 24 px grid, drawn in the colour of the text. They decorate: the words stand beside them. */
export const icon = (drawing: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
)

export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
/** What has not happened yet: a tick stands for what has. */
export const PendingIcon = icon(<path d="M12 6a6 6 0 100 12 6 6 0 000-12z" strokeDasharray="3 3" />)
export const WarningIcon = icon(<path d="M12 4l9 16H3zM12 10v4M12 17v.5" />)
export const SignInIcon = icon(<path d="M14 4h5v16h-5M4 12h11M11 8l4 4-4 4" />)
export const ChevronIcon = icon(<path d="M6 9l6 6 6-6" />)
export const StarIcon = icon(<path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />)
export const FileIcon = icon(<path d="M14 3H6v18h12V7zM14 3v4h4" />)
export const NextIcon = icon(<path d="M9 5l7 7-7 7" />)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />)
export const SendIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />)
export const PhoneIcon = icon(<path d="M8 3h8v18H8zM11 18h2" />)
export const HomeIcon = icon(<path d="M4 11l8-7 8 7v9H4zM10 20v-6h4v6" />)
export const PersonIcon = icon(<path d="M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-4 4-6 8-6s7 2 8 6" />)
export const BoltIcon = icon(<path d="M13 3L5 14h6l-1 7 8-11h-6z" />)
export const MailIcon = icon(<path d="M3 6h18v12H3zM3 7l9 7 9-7" />)

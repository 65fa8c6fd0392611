import { icon } from '#web/kit/ui/icons.tsx'

export const TagIcon = icon(<path d="M4 4h8l8 8-8 8-8-8zM8.5 8.5v.01" />)

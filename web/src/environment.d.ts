declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** web/swiss-german-texts.ts */
declare module 'virtual:swiss-german/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** web/lucide.ts */
declare module '~icons/lucide/*' {
  import type { ReactNode } from 'react'
  const Icon: () => ReactNode
  export default Icon
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** web/swiss-german-texts.ts */
declare module 'virtual:swiss-german/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

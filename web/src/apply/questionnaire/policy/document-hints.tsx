import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { Pack, PackRules } from '#shared/policy/pack.ts'
import { PaperList } from '#web/kit/labels/paper-list.tsx'

type Hints = Partial<Record<DocumentType, ReactNode>>

/** What is said below the name of a kind of document: when it is needed, and what counts as one. */
export const documentHintsOf = (rules: PackRules & Pick<Pack, 'papers'>, whose: 'renter' | 'guarantor'): Hints =>
  Object.fromEntries(
    documentTypes.flatMap((type) => {
      const papers = rules.papers?.[type]
      const isLater = rules.documents[type] === 'later'
      if (!papers && !isLater) return []
      const hint = (
        <>
          {isLater && <Trans>Later is fine: nobody may ask for it before a choice is made.</Trans>}
          {papers && <PaperList {...{ papers, whose }} />}
        </>
      )
      return [[type, hint] as const]
    }),
  )

import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Name } from '#shared/application/questions/names.ts'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { Pack, PackRules } from '#shared/policy/pack.ts'

type Hints = Partial<Record<DocumentType, ReactNode>>

/** What is said below the name of a kind of document: when it is needed, and what counts as one. */
export const documentHintsOf = (rules: PackRules & Pick<Pack, 'papers'>): Hints => ({
  ...hintsFor((type) => rules.documents[type] === 'later' && <LaterIsFine />),
  ...hintsFor((type) => rules.papers?.[type] && <Words of={rules.papers[type].renter} />),
})

/** What counts otherwise, where somebody vouches for others. */
export const guarantorHintsOf = ({ papers }: Pick<Pack, 'papers'>): Hints =>
  hintsFor((type) => papers?.[type]?.guarantor && <Words of={papers[type].guarantor} />)

const hintsFor = (hintOf: (type: DocumentType) => ReactNode): Hints =>
  Object.fromEntries(
    documentTypes.flatMap((type) => {
      const hint = hintOf(type)
      return hint ? [[type, hint] as const] : []
    }),
  )

const LaterIsFine = () => <Trans>Later is fine: nobody may ask for it before a choice is made.</Trans>

const Words = ({ of: { id } }: { of: Name }) => useLingui().i18n._(id)

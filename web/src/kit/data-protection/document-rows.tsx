import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { documentStages } from '#shared/data-protection/facts.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { Row } from './rows.tsx'
import { stageNames } from './words.ts'

/** Which documents are asked for, when, and what counts as one. */
export function DocumentRows({ rules }: { rules: Pack | undefined }) {
  const { i18n } = useLingui()
  return documentStages(rules).map(({ type, stage }) => (
    <Row
      key={type}
      name={i18n._(documentNames[type].id)}
      said={
        <>
          {i18n._(stageNames[stage])}
          <WhatCounts of={rules?.papers?.[type]} />
        </>
      }
    />
  ))
}

function WhatCounts({ of }: { of: NonNullable<Pack['papers']>[DocumentType] }) {
  const { i18n } = useLingui()
  if (!of) return null
  const guarantors = of.guarantor && i18n._(of.guarantor.id)
  return (
    <>
      <Text fontSize="sm">{i18n._(of.renter.id)}</Text>
      {guarantors && (
        <Text fontSize="sm">
          <Trans>Of guarantors: {guarantors}</Trans>
        </Text>
      )}
    </>
  )
}

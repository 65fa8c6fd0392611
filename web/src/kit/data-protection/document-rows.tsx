import { useLingui } from '@lingui/react'
import { documentStages } from '#shared/data-protection/facts.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import { Row } from './rows.tsx'
import { stageNames } from './words.ts'

/** Which documents are asked for, and when. */
export function DocumentRows({ rules }: { rules: PackRules | undefined }) {
  const { i18n } = useLingui()
  return documentStages(rules).map(({ type, stage }) => (
    <Row key={type} name={i18n._(documentNames[type].id)} said={i18n._(stageNames[stage])} />
  ))
}

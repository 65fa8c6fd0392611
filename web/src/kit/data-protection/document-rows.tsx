import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { documentStages } from '#shared/data-protection/facts.ts'
import { documentNames } from '#shared/document/document-names.ts'
import type { Pack } from '#shared/policy/pack.ts'
import type { Papers } from '#shared/policy/papers.ts'
import { PapersOfAll } from '#web/kit/labels/paper-list.tsx'
import { Row } from './rows.tsx'
import { Source } from './source.tsx'
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

function WhatCounts({ of: papers }: { of: Papers | undefined }) {
  if (!papers) return null
  const { source } = papers
  return (
    <Box fontSize="sm">
      <PapersOfAll papers={papers} />
      {source === null ? (
        <Trans>This program’s own list: no authority named one that it knows of.</Trans>
      ) : (
        <Source>{source}</Source>
      )}
    </Box>
  )
}

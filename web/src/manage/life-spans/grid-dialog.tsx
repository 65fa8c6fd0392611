import { zodResolver } from '@hookform/resolvers/zod'
import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { isSameSpan, lifeSpanOrigin, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import { readGrid } from '#shared/life-span/read-grid.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { ErrorText } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { CheckboxGroup } from '#web/manage/ui/checkbox-group.tsx'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { GridPreview } from './grid-preview.tsx'
import { OriginFields } from './origin-fields.tsx'
import { MAX_GRID_BYTES, readText, type TextProblem } from './read-text.ts'
import { useChangeLifeSpans } from './use-life-spans.ts'
import { useLifeSpanNames } from './use-life-span-names.ts'

const REPLACES = 'replaces'
const typed = z.object({ ...lifeSpanOrigin.shape, text: z.string(), also: z.array(z.literal(REPLACES)) })

interface GridDialogProps {
  organizationId: string
  country: HomeCountry
  own: readonly OwnLifeSpan[]
  onClose: () => void
}

/** Takes a table over, from a file or what is pasted. What is taken and what is refused is shown before anything is sent. */
export function GridDialog({ organizationId, country, own, onClose }: GridDialogProps) {
  const { t } = useLingui()
  const { meantBy } = useLifeSpanNames()
  const change = useChangeLifeSpans(organizationId, country)
  const form = useForm({
    defaultValues: { source: '', since: '', text: '', also: [] },
    resolver: zodResolver(typed),
  })
  const [text, also] = useWatch({ control: form.control, name: ['text', 'also'] })
  const seen = useDeferredValue(text)
  // As it is shown it is sent: what stands for a published one, or for one of the table, is that one.
  const read = (content: string) => readGrid(content, (name) => meantBy(name, country, own))
  const grid = read(seen)
  const taken = 'taken' in grid ? grid.taken : []
  const refused = 'refused' in grid ? grid.refused.length : 0
  const [count, lines] = [taken.length, taken.length + refused]
  const missing = own.flatMap(({ name }) => (taken.some((each) => isSameSpan(each.name, name)) ? [] : [name]))
  const removed = also.length > 0 ? missing : []
  return (
    <FormDialog
      form={form}
      title={<Trans>Take over a table</Trans>}
      confirm={
        refused === 0 ? (
          <Plural value={count} _0="Take over" one="Take over # life span" other="Take over # life spans" />
        ) : (
          <Trans>
            Take over {count} of {lines} lines
          </Trans>
        )
      }
      onSubmit={async ({ source, since, text: sent }) => {
        const sending = read(sent)
        if (!('taken' in sending) || sending.taken.length === 0)
          return {
            title: t`Nothing can be taken over`,
            description: t`Choose a file, or paste the table: what is refused, and why, is said below it.`,
          }
        const set = sending.taken.map(({ name, years, freeYears, restPercent }) => {
          return { name, years, freeYears, restPercent, source, since }
        })
        return change({ set, removed })
      }}
      onClose={onClose}
    >
      <OriginFields isAgreed={lifeSpansIn(country) === 'agreed'} />
      <FilePicker onText={(content) => form.setValue('text', content, { shouldDirty: true })} />
      <TextAreaField
        name="text"
        label={<Trans>The table</Trans>}
        hint={
          <Trans>
            Element, life span in years, years without abatement, what remains in percent: a line each, with semicolons,
            commas or tabs between them. Headings may be in French, English or German.
          </Trans>
        }
      />
      {text.trim() !== '' && <GridPreview grid={grid} own={own} />}
      {missing.length > 0 && taken.length > 0 && (
        <CheckboxGroup
          name="also"
          label={<Trans>What stands in the table and not in this one</Trans>}
          choices={[
            {
              value: REPLACES,
              words: <Plural value={missing.length} one="Remove # life span" other="Remove # life spans" />,
            },
          ]}
          problem={null}
        />
      )}
      {removed.length > 0 && <Removed names={removed} />}
    </FormDialog>
  )
}

function Removed({ names }: { names: readonly string[] }) {
  const { nameOf } = useLifeSpanNames()
  const list = names.map(nameOf).join(', ')
  return (
    <Text overflowWrap="anywhere">
      <Trans>Removed: {list}</Trans>
    </Text>
  )
}

function FilePicker({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<TextProblem['why'] | 'unreadable'>()
  const take = async (file: File) => {
    setProblem(undefined)
    const text =
      file.size > MAX_GRID_BYTES
        ? { why: 'too_large' as const }
        : await file.arrayBuffer().then(
            (bytes) => readText(new Uint8Array(bytes)),
            () => ({ why: 'unreadable' as const }),
          )
    if (typeof text === 'string') onText(text)
    else setProblem(text.why)
  }
  return (
    <Box display="grid" gap="1" justifyItems="start">
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Trans>Choose a file (CSV)</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose a file (CSV)`}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
      <Box role="alert">
        {problem === 'not_text' && (
          <ErrorText id="grid-file-error">
            <Trans>This file is no text. Save the table as CSV in your spreadsheet, and choose that.</Trans>
          </ErrorText>
        )}
        {problem === 'too_large' && (
          <ErrorText id="grid-file-error">
            <Trans>This file is too large for a table: more than 1 MB. Choose the CSV of the grid alone.</Trans>
          </ErrorText>
        )}
        {problem === 'unreadable' && (
          <ErrorText id="grid-file-error">
            <Trans>This file could not be read. Please choose it again.</Trans>
          </ErrorText>
        )}
      </Box>
    </Box>
  )
}

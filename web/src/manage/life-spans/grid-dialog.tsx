import { zodResolver } from '@hookform/resolvers/zod'
import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { hasBegunBy, isSameSpan, lifeSpanOrigin, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import { type Grid, type GridProblem, readGrid } from '#shared/life-span/read-grid.ts'
import { localToday } from '#web/kit/device/local-today.ts'
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

interface GridDialogProps {
  organizationId: string
  country: HomeCountry
  own: readonly OwnLifeSpan[]
  onClose: () => void
}

/** Takes a table over, from a file or what is pasted. What is taken and what is refused is shown before anything is sent. */
export function GridDialog({ organizationId, country, own, onClose }: GridDialogProps) {
  const { meantBy } = useLifeSpanNames()
  const change = useChangeLifeSpans(organizationId, country)
  // As it is shown it is sent: what stands for a published one, or for one of the table, is that one.
  const read = (content: string) => readGrid(content, (name) => meantBy(name, country, own))
  const form = useForm({
    defaultValues: { source: '', since: '', text: '', also: [] },
    resolver: zodResolver(rulesOf(read)),
  })
  const [text, also] = useWatch({ control: form.control, name: ['text', 'also'] })
  const seen = useDeferredValue(text)
  const grid = read(seen)
  const taken = takenOf(grid)
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
        const set = takenOf(read(sent)).map(({ name, years, freeYears, restPercent }) => {
          return { name, years, freeYears, restPercent, source, since }
        })
        return change({ set, removed })
      }}
      onClose={onClose}
    >
      <OriginFields isAgreed={lifeSpansIn(country) === 'agreed'} />
      <FilePicker
        text={text}
        onText={(content) =>
          form.setValue('text', content, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
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

const takenOf = (grid: Grid | GridProblem) => ('taken' in grid ? grid.taken : [])

/** Said at the table itself, and over as soon as something of it can be taken. */
const rulesOf = (read: (text: string) => Grid | GridProblem) =>
  z
    .object({
      ...lifeSpanOrigin.shape,
      text: z
        .string()
        .check(z.refine((text) => takenOf(read(text)).length > 0, { error: 'grid_without_lines' satisfies IssueCode })),
      also: z.array(z.literal(REPLACES)),
    })
    .check(hasBegunBy(localToday()))

function Removed({ names }: { names: readonly string[] }) {
  const { nameOf } = useLifeSpanNames()
  const list = names.map(nameOf).join(', ')
  return (
    <Text overflowWrap="anywhere">
      <Trans>Removed: {list}</Trans>
    </Text>
  )
}

interface FilePickerProps {
  /** What is there. */
  text: string
  onText: (text: string) => void
}

function FilePicker({ text: there, onText }: FilePickerProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ why: TextProblem['why'] | 'unreadable'; beside: string }>()
  // Of a file that was refused nothing is said any more beside a table that was pasted since.
  const problem = refused?.beside === there ? refused.why : undefined
  const take = async (file: File) => {
    setRefused(undefined)
    const text =
      file.size > MAX_GRID_BYTES
        ? { why: 'too_large' as const }
        : await file.arrayBuffer().then(
            (bytes) => readText(new Uint8Array(bytes)),
            () => ({ why: 'unreadable' as const }),
          )
    if (typeof text === 'string') onText(text)
    else setRefused({ why: text.why, beside: there })
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

import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { Dialog } from './dialog.tsx'

/** What a person is told when it did not work. */
export interface Failure {
  title: string
  description: string
  /** Ends the toast that says the same, where it is said in place. */
  endToast?: () => void
}

export interface FormDialogProps<Typed extends FieldValues, Said = Typed> {
  form: UseFormReturn<Typed, unknown, Said>
  title: ReactNode
  confirm: ReactNode
  /** @returns why it failed, or that a field says so; after a success the dialog closes */
  onSubmit: (values: Said) => Promise<Failure | 'stay' | undefined>
  onClose: () => void
  /** What somebody made in it that is in no field, in a word or two. */
  made?: string | false
  /** Many fields: two columns of them where there is room. */
  isLong?: boolean
  /** What the fields lead to, such as a mail: beside them where there is room, else below. */
  beside?: ReactNode
  /** What is confirmed in it cannot be taken back. */
  isFinal?: boolean
  children: ReactNode
}

/** A few fields in a dialog. It stays, with everything typed, until the server has said yes. */
export function FormDialog<Typed extends FieldValues, Said = Typed>(props: FormDialogProps<Typed, Said>) {
  const { form, title, confirm, onSubmit, onClose, made, isLong = false, beside, isFinal = false, children } = props
  const [failure, setFailure] = useState<Failure>()
  const place = useRef<HTMLDivElement>(null)
  const typed = useRef<HTMLFormElement>(null)
  const { isSubmitting } = form.formState
  return (
    <Dialog
      title={title}
      made={made}
      isFinal={isFinal}
      isForTwo={isLong || Boolean(beside)}
      onConfirm={() => void (isSubmitting || typed.current?.requestSubmit())}
      onClose={() => {
        // A form that outlives its dialog opens as it was at first.
        form.reset()
        onClose()
      }}
    >
      {(close, cancel) => (
        <FormProvider {...form}>
          <form
            ref={typed}
            noValidate
            onSubmit={(event) =>
              void form.handleSubmit(async (values) => {
                setFailure(undefined)
                const failed = await onSubmit(values)
                if (!failed) close()
                else if (failed !== 'stay') {
                  setFailure(failed)
                  // Who closed it meanwhile has nothing but the toast.
                  if (place.current) failed.endToast?.()
                }
              })(event)
            }
          >
            <Box display="grid" gap="4" {...(beside && { css: halves })}>
              <Box display="grid" gap="4" minW="0" {...(isLong && { css: twoColumns })}>
                {children}
              </Box>
              {beside && (
                <Box display="grid" gap="2" minW="0" alignContent="start">
                  {beside}
                </Box>
              )}
            </Box>
            <Box ref={place} role="alert" mt="3">
              {failure && (
                <>
                  <Text color="danger.fg" fontWeight="semibold">
                    {failure.title}
                  </Text>
                  <Text overflowWrap="anywhere">{failure.description}</Text>
                </>
              )}
            </Box>
            <Flex data-actions gap="3" mt="4" wrap="wrap" css={inSight}>
              <Button variant="outline" onClick={cancel}>
                {/* What is on its way is not called off by leaving. */}
                {isSubmitting ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
              </Button>
              <Button type="submit" flex="1" disabled={isSubmitting} aria-keyshortcuts="Control+Enter Meta+Enter">
                {isSubmitting ? <Trans>One moment...</Trans> : confirm}
              </Button>
            </Flex>
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}

/** However long what is above them: they stay at the lower edge, where there is room for both. */
const inSight = {
  '@media (min-height: 30rem)': {
    position: 'sticky',
    bottom: '-16px',
    marginInline: '-16px',
    marginBottom: '-16px',
    padding: '12px 16px 16px',
    background: 'var(--chakra-colors-bg-panel)',
  },
} as const
const halves = {
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: '24px',
  },
} as const

/** What takes several lines has a line of its own. */
const twoColumns = {
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    '& > :has(textarea, [type=checkbox]), & > fieldset, & > p': { gridColumn: '1 / -1' },
  },
} as const

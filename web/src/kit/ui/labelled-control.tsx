import { Box, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface LabelledControlProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** In the person's words, undefined when all is well. */
  error: string | undefined
  /** Heard as soon as it stands there, for who stays where they are. */
  isErrorSaid?: boolean
  /** What is asked about what stands there. */
  note?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around one control, read out together with it. */
export function LabelledControl({
  id,
  label,
  hint,
  optional,
  error,
  isErrorSaid,
  note,
  children,
}: LabelledControlProps) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <Box display="flex" flexDirection="column" gap="1" minW="0">
      <chakra.label htmlFor={id} fontWeight="medium">
        {label} {optional && <Optional />}
      </chakra.label>
      {hint && (
        <Box id={hintId} color="fg.muted" fontSize="sm">
          {hint}
        </Box>
      )}
      {error !== undefined && (
        <ErrorText id={errorId} role={isErrorSaid ? 'alert' : undefined}>
          {error}
        </ErrorText>
      )}
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
      })}
      {note}
    </Box>
  )
}

export const ErrorText = ({ id, role, children }: { id: string; role?: 'alert' | undefined; children: ReactNode }) => (
  <Box id={id} role={role} color="danger.fg" fontSize="sm" fontWeight="medium">
    {children}
  </Box>
)

export const Optional = () => (
  <Box as="span" fontWeight="normal">
    <Trans>(optional)</Trans>
  </Box>
)

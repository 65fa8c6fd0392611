import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDrawn } from '#shared/handover/sign/signing.ts'
import { type SigningDraft, signingIssues } from '#shared/handover/sign/signing-draft.ts'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ErrorText } from '#web/kit/ui/labelled-control.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { SignatureCanvas } from './signature-canvas.tsx'
import { SigningChoice } from './signing-choice.tsx'
import { confirmNames, outcomeNames } from './signing-labels.ts'
import { type Signed, useSigning } from './use-signing.ts'

interface Statement {
  text: string
  /** Where it is a declaration of theirs, which they may not make. */
  onDecline?: () => void
}

interface SignatureFieldProps {
  /** As they are spoken to. */
  name: string
  /** Their own name. */
  signer: string
  /** As who they sign, in the words of the screen. */
  role: ReactNode
  /** What is signed, in the words that are signed. */
  statements: readonly Statement[]
  /** All of it, for who wants to read on. */
  whole?: ReactNode
  /** Who may have seen a refusal. */
  witnesses?: readonly string[]
  /** Kept by the caller, so that a call or the lock of the screen loses nothing. */
  draft: SigningDraft
  onChange: (draft: SigningDraft) => void
  /** Keeps it. Only when it is kept the person is told that they signed; a failure leaves everything as it is. */
  onSigned: (signed: Signed) => Promise<void>
}

/** What one party signs, in large type, and then the field: the phone is in their hands now. */
export function SignatureField(props: SignatureFieldProps) {
  const { name, signer, role, statements, whole, witnesses = [], draft, onChange, onSigned } = props
  const { i18n } = useLingui()
  const texts = useTexts()
  const id = useId()
  const [isTried, setTried] = useState(false)
  const glass = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState<readonly string[]>([])
  const { state, status, sign } = useSigning(onSigned)
  // A stroke may end as the field goes, after something else was chosen.
  const latest = useRef(draft)
  latest.current = draft
  const issues = isTried ? signingIssues(draft, signer) : {}
  const errorId = `${id}-empty`
  const onPaper = i18n._(outcomeNames.on_paper)

  const confirm = () => {
    // Whoever was asked whether they declare something has not said so yet.
    if (asked.length > 0) return field.current?.querySelector<HTMLElement>('[role=group] button')?.focus()
    // What is missing stands there before the focus comes to it, and is read with it.
    flushSync(() => setTried(true))
    const [first] = Object.keys(signingIssues(draft, signer))
    if (first === undefined) void sign(draft)
    else if (first === 'strokes') glass.current?.focus()
    else document.getElementById(`${id}-${first}`)?.focus()
  }

  return (
    <section ref={field} aria-labelledby={id}>
      <Heading id={id} size="xl">
        {name}
      </Heading>
      <Text color="fg.muted" mb="4">
        {role}
      </Text>
      <Statements
        statements={statements}
        onAsking={(text, isAsking) =>
          setAsked((before) => [...before.filter((each) => each !== text), ...(isAsking ? [text] : [])])
        }
      />
      {whole && <Box mb="6">{whole}</Box>}
      <fieldset disabled={state !== 'open'}>
        <SigningChoice id={id} {...{ draft, onChange, issues, witnesses }} />
        {isDrawn(draft) && (
          <Box
            ref={glass}
            role="group"
            aria-labelledby={`${id}-glass`}
            aria-describedby={issues.strokes && errorId}
            tabIndex={-1}
            mt="4"
            css={state === 'open' ? {} : { pointerEvents: 'none' }}
          >
            {issues.strokes && (
              <ErrorText id={errorId}>
                {texts.issue(issues.strokes)}
                {'. '}
                <Trans>If you cannot draw, choose above: {onPaper}</Trans>
              </ErrorText>
            )}
            <SignatureCanvas
              id={`${id}-glass`}
              name={name}
              strokes={draft.strokes}
              onStrokes={(strokes) => onChange({ ...latest.current, strokes })}
              describedBy={issues.strokes && errorId}
            />
          </Box>
        )}
      </fieldset>
      <ActionBar
        width="wide"
        status={
          asked.length > 0 ? <Trans>Above is a question: please answer it first.</Trans> : status && i18n._(status)
        }
      >
        {state !== 'done' && (
          <Button size="lg" aria-disabled={state === 'saving'} onClick={() => void (state === 'open' && confirm())}>
            {i18n._(confirmNames[draft.outcome])}
          </Button>
        )}
      </ActionBar>
    </section>
  )
}

interface StatementsProps extends Pick<SignatureFieldProps, 'statements'> {
  onAsking: (text: string, isAsking: boolean) => void
}

function Statements({ statements, onAsking }: StatementsProps) {
  const { t } = useLingui()
  if (statements.length === 0) return null
  return (
    <Box mb="6">
      <Text mb="2" fontWeight="semibold">
        <Trans>What you sign</Trans>
      </Text>
      <Flex as="ul" direction="column" gap="3" listStyleType="none" fontSize="lg" overflowWrap="anywhere">
        {statements.map(({ text, onDecline }) => (
          <Box as="li" key={text} ps="3" borderInlineStartWidth="4px" borderColor="pine.solid" whiteSpace="pre-line">
            {text}
            {/* What was ticked before the phone went round is taken out by whom it binds; then it is another content, to be signed by all. */}
            {onDecline && (
              <Box>
                <ConfirmButton
                  variant="ghost"
                  label={t`I do not declare this: ${text}`}
                  question={
                    <Trans>
                      Leave this out? The phone goes back to the manager, and everybody signs the changed protocol.
                    </Trans>
                  }
                  confirm={<Trans>Leave it out</Trans>}
                  onConfirm={onDecline}
                  onAsking={(isAsking) => onAsking(text, isAsking)}
                >
                  <Trans>I do not declare this</Trans>
                </ConfirmButton>
              </Box>
            )}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

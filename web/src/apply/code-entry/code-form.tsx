import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AUTO_SUBMIT_DELAY_MS, CODE_LENGTH, readTypedCode } from '#shared/process/code/code.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useAsSent } from '#web/kit/ui/use-as-sent.ts'
import { useComposition } from '#web/kit/ui/use-composition.ts'
import { ScanButton } from './scan-button.tsx'
import { useCodeEntry } from './use-code-entry.ts'

/** One field that reads as six places; a code in the address fills it and sends it after half a second. */
export function CodeForm() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const linked = codeOfLink(search)
  const isAsSent = useAsSent()
  const entry = useCodeEntry(linked || (isAsSent ? '' : readTypedCode(typedBeforeStart())))
  const { code, problem, isVerifying, submit } = entry
  const composition = useComposition(code, entry.type)
  const field = useRef<HTMLInputElement>(null)

  const submitLinked = useEffectEvent(() => {
    sentByLink.add(linked)
    entry.submitFromLink(linked)
  })
  useEffect(() => {
    if (linked.length !== CODE_LENGTH || sentByLink.has(linked)) return
    const timer = setTimeout(() => submitLinked(), AUTO_SUBMIT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [linked])

  const [wasFocused] = useState(isFocusedBeforeStart)
  useEffect(() => {
    // Or a phone's keyboard would close while its person types.
    if (wasFocused || problem) field.current?.focus()
  }, [wasFocused, problem])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <LabelledControl id="code" label={<Trans>Your 6-digit code</Trans>} error={entry.isSaid ? undefined : problem}>
        {(control) => (
          <Input
            {...control}
            aria-invalid={problem !== undefined || undefined}
            ref={field}
            name="code"
            {...composition}
            onFocus={entry.loadAhead}
            onPaste={(event) => {
              event.preventDefault()
              const { value, selectionStart, selectionEnd } = event.currentTarget
              const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
              void entry.paste(event.clipboardData.getData('text'), (pasted) => before + pasted + after)
            }}
            onKeyDown={(event) => {
              // A button that is disabled keeps the browser from submitting.
              if (event.key === 'Enter' && code.length !== CODE_LENGTH) submit()
            }}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            placeholder="······"
            textAlign="center"
            textTransform="uppercase"
            fontFamily="mono"
            fontSize="2xl"
            fontWeight="semibold"
            letterSpacing="0.3em"
            ps="0.3em"
            minH="16"
            aria-description={t`Letters and digits, for example from a QR code or an advert`}
          />
        )}
      </LabelledControl>
      <Button
        // Without a button of its own the browser sends a form by itself: Enter leads to the address that has the code.
        type={isAsSent ? 'button' : 'submit'}
        size="lg"
        w="full"
        mt="4"
        disabled={isVerifying || code.length !== CODE_LENGTH}
      >
        {entry.isWorking ? (
          <Trans>Checking, a few seconds…</Trans>
        ) : isVerifying ? (
          <Trans>Verifying...</Trans>
        ) : (
          <Trans>Continue</Trans>
        )}
      </Button>
      <ScanButton onCode={entry.submitScanned} />
      {entry.isUnreachable && (
        <Box mt="4" p="3" bg="bg.subtle" borderRadius="md" role="status">
          <Text mb="3">
            <Trans>You can go on: we check the code as soon as there is a connection.</Trans>
          </Text>
          <Button variant="outline" onClick={() => void entry.goOnUnchecked()}>
            <Trans>Fill in without a connection</Trans>
          </Button>
        </Box>
      )}
    </form>
  )
}

/** Sent once in a visit: whoever comes back to the link wants to see it, or another code. */
const sentByLink = new Set<string>()

/** What is longer than a code is none, and is not made one by cutting it. */
function codeOfLink(search: URLSearchParams): string {
  const text = (search.get('code') ?? '').trim()
  return text.length > CODE_LENGTH ? '' : readTypedCode(text)
}

/** The page stands before its code has arrived: what was typed into it meanwhile is taken over, and so is the place to type. */
const typedBeforeStart = () => document.querySelector<HTMLInputElement>('#root #code')?.value ?? ''
const isFocusedBeforeStart = () => globalThis.document?.activeElement?.id === 'code'

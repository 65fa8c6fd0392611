import { chakra, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Strokes } from '#shared/handover/sign/signing-draft.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type OpenPad, openPad } from './open-pad.ts'

interface SignatureCanvasProps {
  id: string
  /** Whose signature it is. */
  name: string
  strokes: Strokes
  onStrokes: (strokes: Strokes) => void
  /** Of what is wrong with it. */
  describedBy: string | undefined
}

/** The glass that is signed on. What is on it belongs to the caller, who hears of every stroke. */
export function SignatureCanvas({ id, name, strokes, onStrokes, describedBy }: SignatureCanvasProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<OpenPad>(undefined)
  const latest = useRef({ strokes, onStrokes })
  latest.current = { strokes, onStrokes }
  useEffect(() => {
    if (!canvas.current) return
    pad.current = openPad(canvas.current, latest.current.strokes, (drawn) => latest.current.onStrokes(drawn))
    return () => pad.current?.close()
  }, [])
  useEffect(() => pad.current?.show(strokes), [strokes])
  const isEmpty = strokes.length === 0
  return (
    <div>
      <Glass
        ref={canvas}
        id={id}
        role="img"
        aria-label={t`Signature field for ${name}, to draw in with finger, pen or mouse`}
        aria-describedby={describedBy}
        data-signature
      />
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        {/* Not `disabled`: the focus stays where it is when the last stroke is gone. */}
        <Button
          variant="outline"
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) onStrokes(strokes.slice(0, -1))
          }}
        >
          <Trans>Undo last stroke</Trans>
        </Button>
        <Button
          variant="ghost"
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) onStrokes([])
          }}
        >
          <Trans>Clear the field</Trans>
        </Button>
        <Text role="status" fontSize="sm" color="fg.muted" ms="auto">
          {isEmpty ? (
            <Trans>Nothing drawn yet</Trans>
          ) : (
            <Plural value={strokes.length} one="# stroke" other="# strokes" />
          )}
        </Text>
      </Flex>
    </div>
  )
}

/** Twice as wide as high (use-signing.ts), and never higher than what is left of a phone that lies on its side. */
const Glass = chakra('canvas', {
  base: {
    display: 'block',
    width: 'min(100%, 130dvh)',
    aspectRatio: '2',
    marginInline: 'auto',
    bg: '#ffffff',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'md',
    touchAction: 'none',
    cursor: 'crosshair',
  },
})

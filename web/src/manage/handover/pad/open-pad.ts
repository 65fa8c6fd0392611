import SignaturePad from 'signature_pad'
import type { Strokes } from '#shared/handover/sign/signing-draft.ts'
import { INK, PAPER, penFor, toGroups, toStrokes } from './pad-strokes.ts'

/** shared/handover/sign/signing.ts takes so many. */
const MAX_STROKES = 200

export interface OpenPad {
  /** Draws these strokes instead of what is there. */
  show: (strokes: Strokes) => void
  close: () => void
}

/**
 * Lets somebody write on a canvas. The strokes are told after each one, and when something ends one in the middle: the page is hidden (a
 * call, the lock of the screen), the canvas goes, or it gets another size, in which they are drawn again.
 */
export function openPad(canvas: HTMLCanvasElement, start: Strokes, onStrokes: (strokes: Strokes) => void): OpenPad {
  const pad = new SignaturePad(canvas, { penColor: INK, backgroundColor: PAPER, minDistance: 2 })
  let held = start
  let width = 0

  const draw = (strokes: Strokes) => {
    // A stroke that is being drawn ends here: the pad would wait for its end for ever.
    pad.off()
    pad.fromData(toGroups(strokes, width, Date.now() - lastTime(strokes)))
    pad.on()
  }
  const fit = () => {
    if (canvas.clientWidth === 0 || canvas.clientWidth === width) return
    tellUnended()
    width = canvas.clientWidth
    const density = Math.max(1, devicePixelRatio)
    canvas.width = width * density
    canvas.height = canvas.clientHeight * density
    canvas.getContext('2d')?.scale(density, density)
    Object.assign(pad, penFor(width))
    draw(held)
  }
  const tell = () => {
    held = toStrokes(pad.toData(), width)
    onStrokes(held)
  }
  const tellUnended = () => {
    if (width > 0 && toStrokes(pad.toData(), width).flat().length !== held.flat().length) tell()
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') tellUnended()
  }
  const onBegin = (event: Event) => {
    if (pad.toData().length >= MAX_STROKES) event.preventDefault()
  }

  pad.addEventListener('beginStroke', onBegin)
  pad.addEventListener('endStroke', tell)
  document.addEventListener('visibilitychange', onHide)
  const observer = new ResizeObserver(fit)
  observer.observe(canvas)
  fit()

  return {
    show: (strokes) => {
      if (strokes === held) return
      held = strokes
      if (width > 0) draw(strokes)
    },
    close: () => {
      tellUnended()
      observer.disconnect()
      document.removeEventListener('visibilitychange', onHide)
      pad.removeEventListener('endStroke', tell)
      pad.off()
    },
  }
}

const lastTime = (strokes: Strokes) => strokes.at(-1)?.at(-1)?.t ?? 0

import { create } from 'qrcode'

/** Around the code, in modules, so that a camera finds it. */
const QUIET = 4
/** Dark on any paper. */
export const GREEN = '#1f5c46'

/** A QR code as lines, sharp in any size. @returns it as SVG, and which part of its width stays empty on each side */
export function drawQrLines(link: string): { svg: string; quiet: number } {
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const size = modules.size + 2 * QUIET
  // In one stroke: drawn one by one, modules beside each other would show a seam.
  const squares = Array.from(modules.data, (isDark, at) => {
    const [x, y] = [(at % modules.size) + QUIET, Math.floor(at / modules.size) + QUIET]
    return isDark ? `M${x} ${y}h1v1h-1z` : ''
  })
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${GREEN}" d="${squares.join('')}"/></svg>`,
    quiet: QUIET / size,
  }
}

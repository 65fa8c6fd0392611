import { CODE_LENGTH } from '#shared/process/code/code.ts'
import { paths } from '#web/kit/address/paths.ts'

/** The code in what a QR code says: our link (`applyLink`), from whatever address the app is reached at, or the bare code. */
export function scannedCode(text: string): string | undefined {
  const code = (URL.canParse(text) ? codeInLink(new URL(text)) : text).trim().toUpperCase()
  return isCode.test(code) ? code : undefined
}

const isCode = new RegExp(`^[A-Z0-9]{${CODE_LENGTH}}$`)

const codeInLink = ({ pathname, searchParams }: URL) =>
  pathname.replace(/\/+$/, '') === paths.codeEntry ? (searchParams.get('code') ?? '') : ''

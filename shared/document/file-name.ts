import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { requiredText } from '#shared/text.ts'

/**
 * Without what nobody sees, or what makes others see another name (U+202E turns `fdp.exe` round): signs of direction, of control and of
 * line ends. The two that join letters stay, because names in Persian or Hindi are written with them, and so does the one that nothing can store: it is no typing error.
 */
export const cleanFileName = (name: string): string =>
  name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (/[\0\u200C\u200D]/.test(sign) ? sign : ''))

/** A file's name as data: without path, never used to build one. */
export const fileName = () =>
  z.pipe(
    z.pipe(z.string({ error: 'required' satisfies IssueCode }), z.transform(cleanFileName)),
    requiredText('required'),
  )

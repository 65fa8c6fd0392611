import * as z from 'zod/mini'

// What operators say in the environment, where everything is text.

export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,9}$/.test(text.trim()) && Number(text) <= most && Number(text) >= least, {
        error: `must be a whole number from ${least} to ${most}`,
      }),
    ),
    z.transform(Number),
  )

export const address = (protocols: string[], example: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address like ${example}`,
    }),
  )

export const like = (form: RegExp, meaning: string) => z.string().check(z.regex(form, { error: `must be ${meaning}` }))

export const secret = (least: number) =>
  z.optional(z.string().check(z.minLength(least, { error: `must be at least ${least} random characters` })))

export const optionalText = () => z.optional(z.string())

export const onOff = () => z.enum(['on', 'off'], { error: 'must be on or off' })

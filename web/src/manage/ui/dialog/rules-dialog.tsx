import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

interface RulesDialogProps<Typed extends FieldValues, Said> extends Omit<FormDialogProps<Typed, Said>, 'form'> {
  rules: z.ZodMiniType<Said, Typed>
  /** What it begins with; an empty text where something has to be chosen. */
  values: { [Field in keyof Typed]?: Typed[Field] | '' | undefined }
}

/** A dialog whose fields are all that its form knows; what is handed on has passed the rules. */
export function RulesDialog<Typed extends FieldValues, Said>({
  rules,
  values,
  ...dialog
}: RulesDialogProps<Typed, Said>) {
  // An empty text is no choice of any, and refused by the rules.
  const form = useForm({ defaultValues: values as DefaultValues<Typed>, resolver: zodResolver(rules) })
  return <FormDialog form={form} {...dialog} />
}

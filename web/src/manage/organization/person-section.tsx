import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormProvider, useForm } from 'react-hook-form'
import { organizationContract, personWanted } from '#shared/organization/contract.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useTask } from '#web/manage/ui/use-task.ts'

/** Who asks what is held of them gets an answer within a month (GDPR, article 12). */
export function PersonSection({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(personWanted) })
  const [isBusy, save] = useTask(
    async () => {
      const file = await readFile(organizationContract.exportPerson, { id: organizationId }, form.getValues())
      saveFile(file, `person-${new Date().toISOString().slice(0, 10)}.zip`)
    },
    (error) => ({
      title: () => t`The archive could not be downloaded`,
      description: () =>
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`,
    }),
  )
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>What is held of a person</Trans>
      </Heading>
      <Text>
        <Trans>
          For who asks: their answers, documents and notes, where they live, and the handovers they took part in, with
          nothing of others. Make sure first that they are who they say. The activity log says that it was made, and not
          of whom.
        </Trans>
      </Text>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <TextField name="email" type="email" label={<Trans>Email of the person</Trans>} autoComplete="off" />
          <Button type="submit" variant="outline" mt="3" disabled={isBusy}>
            {isBusy ? <Trans>One moment...</Trans> : <Trans>Download what is held</Trans>}
          </Button>
        </form>
      </FormProvider>
    </Card>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormProvider, useForm } from 'react-hook-form'
import { organizationContract, personWanted } from '#shared/organization/contract.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'
import { useDownload } from '#web/manage/ui/download-button.tsx'

/** Who asks what is held of them gets an answer within a month (GDPR, article 12). */
export function PersonSection({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(personWanted) })
  const [isBusy, save] = useDownload({
    read: () => readFile(organizationContract.exportPerson, { id: organizationId }, form.getValues()),
    name: () => `person-${new Date().toISOString().slice(0, 10)}.zip`,
    failure: () => t`The archive could not be downloaded`,
  })
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>What is held of a person</Trans>
      </Heading>
      <Text>
        <Trans>
          For who asks: their answers, documents and notes, where they live, and the handovers they took part in, with
          nothing of others; but read the notes before, which may name somebody. Make sure first that they are who they
          say. The activity log says that it was made, and not of whom.
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

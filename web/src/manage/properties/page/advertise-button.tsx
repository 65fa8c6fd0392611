import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptsApplications } from '#shared/process/process.ts'
import { Button } from '#web/kit/ui/button.ts'
import { AdvertDialog } from '#web/manage/processes/advert-dialog.tsx'
import { CreateProcessDialog } from '#web/manage/processes/create-process-button.tsx'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { Choice } from '#web/manage/ui/choice.tsx'

/** From a home to a poster: with a process that is open already, or else with one that is created on the way. */
export function AdvertiseButton({ property }: { property: Shown<'property'> }) {
  const { t } = useLingui()
  const processes = useRecords('process', property.id)
  const [step, setStep] = useState<'create' | 'advertise'>()
  const [chosen, setChosen] = useState<string>()
  const { name } = property
  const open = processes?.filter(acceptsApplications).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? []
  const process = open.find(({ id }) => id === chosen) ?? open[0]
  const close = () => setStep(undefined)
  return (
    <>
      <Button
        // As long as some are still to come, one may be open.
        disabled={!process && !isWhole(processes)}
        aria-label={t`Advertise: ${name}`}
        onClick={() => setStep(process ? 'advertise' : 'create')}
      >
        <Trans>Advertise</Trans>
      </Button>
      {step === 'create' && (
        <CreateProcessDialog
          organizationId={property.organizationId}
          properties={[property]}
          property={property}
          onClose={close}
          onCreated={(id) => {
            setChosen(id)
            setStep('advertise')
          }}
        />
      )}
      {step === 'advertise' && process && (
        <AdvertDialog process={process} onClose={close}>
          {open.length > 1 && (
            <Choice label={<Trans>Application process</Trans>} value={process.id} onChange={setChosen}>
              {open.map(({ id, name: called, code }) => (
                <option key={id} value={id}>
                  {[called, code].filter(Boolean).join(', ')}
                </option>
              ))}
            </Choice>
          )}
        </AdvertDialog>
      )}
    </>
  )
}

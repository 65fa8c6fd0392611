import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { Component, Condition } from '#shared/handover/room/room.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { workingNames } from '#web/manage/handover/draft/draft-labels.ts'
import type { HandoverPhoto } from '#web/manage/handover/draft/take-in-photo.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { MeterReadingField } from '#web/manage/handover/fields/meter-reading-field.tsx'
import { NumberStepper } from '#web/manage/handover/fields/number-stepper.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { SignatureField } from '#web/manage/handover/pad/signature-field.tsx'
import { AddPhoto } from '#web/manage/handover/photos/add-photo.tsx'
import { PhotoDrawing } from '#web/manage/handover/photos/photo-drawing.tsx'
import { conditionNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** One part at a time, with words that stand in for those of a protocol. */
export const Part = ({ name }: { name: string }) => (
  <Box p="4" maxW="form" mx="auto">
    <Heading as="h1" mb="4">
      {'Übergabe'}
    </Heading>
    {name === 'signing' && <Signing />}
    {name === 'photos' && <Photos />}
    {name === 'fields' && <Fields />}
  </Box>
)

const statements = [
  { text: 'Dieses Protokoll hält den Zustand fest und ist keine Anerkennung einer Schuld.' },
  { text: 'Ich habe eine Kopie erhalten.' },
]

function Signing() {
  const [draft, setDraft] = useState(window.parts.draft)
  return (
    <SignatureField
      name="Anna Alt"
      signer="Anna Alt"
      role={'Mieterin, die auszieht'}
      statements={statements}
      draft={draft}
      onChange={(changed) => {
        window.parts.draft = changed
        setDraft(changed)
      }}
      onSigned={async (signed) => {
        await keep()
        window.parts.signed.push(signed)
      }}
    />
  )
}

function Photos() {
  const [photo, setPhoto] = useState<HandoverPhoto>()
  const [drawing, setDrawing] = useState(window.parts.drawing)
  return (
    <Box display="grid" gap="6">
      <AddPhoto
        subject="Mangel 3"
        onPhoto={async (taken) => {
          await keep()
          window.parts.photos.push(taken)
          setPhoto(taken)
        }}
      />
      {photo && (
        <PhotoDrawing
          photo={photo}
          label="Mangel 3, Foto 1"
          drawing={drawing}
          onChange={(changed) => {
            window.parts.drawing = changed
            setDrawing(changed)
          }}
        />
      )}
    </Box>
  )
}

function Fields() {
  const [condition, setCondition] = useState<Condition | null>(null)
  const [works, setWorks] = useState<Component['works']>(null)
  const [keys, setKeys] = useState(0)
  const [reading, setReading] = useState('')
  const [text, setText] = useState('')
  return (
    <Box display="grid" gap="6">
      <NamedRadios label={'Wand'} names={conditionNames} value={condition} onChange={setCondition} />
      <NamedRadios label={'Backofen'} names={workingNames} value={works} onChange={setWorks} />
      <NumberStepper label="Haustür" value={keys} onChange={setKeys} />
      <MeterReadingField id="strom" label={'Strom'} value={reading} onChange={setReading} unit="kWh" />
      <DictationField label={'Was'} value={text} onChange={setText} />
    </Box>
  )
}

/** As a database does, whose failure is the aborted transaction with its cause inside. */
async function keep(): Promise<void> {
  const { keeping } = window.parts
  if (keeping === 'works') return
  const inner = keeping === 'device_full' ? new DOMException('', 'QuotaExceededError') : undefined
  throw Object.assign(new Error('not kept'), { inner })
}

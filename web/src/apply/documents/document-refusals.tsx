import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { Refusal } from '#web/apply/storage/documents/attach-document.ts'
import { Text } from '#web/kit/ui/typography.ts'

const reasons = {
  too_large: msg`is larger than 10 MB. Please choose a smaller file, for example a photo with less resolution.`,
  empty: msg`is empty. Please choose another file.`,
  wrong_kind: msg`is not a PDF, DOC, DOCX, JPG or PNG file. Please choose another file.`,
  macros: msg`brings programs (macros) along, or hides what it brings. Please save it as a PDF and add that.`,
  heic: msg`is a HEIC photo, which many computers cannot open. Please take the photo as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible) or choose a screenshot of it.`,
  undecodable: msg`cannot be opened. The photo is damaged or incomplete. Please take it again or choose another file.`,
  too_many_pixels: msg`has more than 120 million pixels, too many for this device to open. Please choose a smaller picture.`,
  unreadable: msg`could not be read. If it lies in a cloud drive, please save it on this device first.`,
  device_full: msg`does not fit on this device any more. Please free some space and add it again. Your answers are kept.`,
  not_saved: msg`could not be saved on this device. Please add it again.`,
  sealed: msg`was not added: this application has already been submitted.`,
  too_many: msg`was not added: there are ${MAX_DOCUMENTS_PER_RENTER} documents already, which is the most for one person. Several photos can be combined into one PDF.`,
} satisfies Record<Refusal, MessageDescriptor>

export interface RefusedFile {
  name: string
  refused: Refusal
}

/** Files that were not taken, each with the reason. */
export function DocumentRefusals({ files }: { files: readonly RefusedFile[] }) {
  const { i18n } = useLingui()
  return (
    <Box role="alert" fontSize="sm" color="danger.fg">
      {files.map(({ name, refused }) => (
        <Text key={name} overflowWrap="anywhere">
          {name} {i18n._(reasons[refused])}
        </Text>
      ))}
    </Box>
  )
}

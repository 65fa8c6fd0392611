import { DocumentsField, type DocumentsFieldProps } from './documents-field.tsx'
import { ProfessionFields } from './profession-fields.tsx'
import { ReferenceFields } from './reference-fields.tsx'

/** What stands below the first screens of a renter's card. */
export const EndOfCard = ({ index, ...documents }: DocumentsFieldProps & { index: number }) => (
  <>
    <ProfessionFields index={index} />
    <ReferenceFields index={index} />
    <DocumentsField {...documents} />
  </>
)

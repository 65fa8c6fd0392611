import { createContext } from 'react'
import { type DocumentType, permittedDocuments } from '#shared/document/document-kinds.ts'

/** What a document may be: all, but what a country's pack forbids to ask for. */
export const AskedKinds = createContext<readonly DocumentType[]>(permittedDocuments())

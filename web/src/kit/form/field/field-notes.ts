import { createContext, type ReactNode } from 'react'

/** What stands below a field, by its path in the form. */
export const FieldNotes = createContext<((name: string) => ReactNode) | undefined>(undefined)

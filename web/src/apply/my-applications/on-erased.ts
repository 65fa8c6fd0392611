import { createContext } from 'react'

/** Tells the page that something here was erased for good: where nothing is left then, nobody wonders where it went. */
export const OnErased = createContext<() => void>(() => {})

import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

const arrival = z.object({ from: z.string() })
const opened = z.object({ within: z.number() })

/** How many entries of the history were opened within the page since somebody came to it: Back closes them one by one. */
export const withinPage = (state: unknown): number => opened.safeParse(state).data?.within ?? 0

/** For the state of one entry more, which scrolls by itself unless it says another `place` (scroll-memory.tsx). */
export const openedWithin = (state: unknown) => ({
  ...(state !== null && typeof state === 'object' && state),
  within: withinPage(state) + 1,
  place: undefined,
})

/** For the state of a link that leads into something: the place to which its way back leads, as it is now. */
export function useFrom(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/**
 * The way back to a page. Who came from there goes back in the history, to the place as they left it: with its filter, its order and what was
 * chosen; everybody else comes to it anew.
 */
export function useWayBack(to: string): { goBack: (() => void) | undefined } {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { data } = arrival.safeParse(state)
  const cameFromThere = data !== undefined && pathOf(data.from) === pathOf(to)
  return { goBack: cameFromThere ? () => void navigate(-1 - withinPage(state)) : undefined }
}

const pathOf = (place: string) => place.split('?')[0]

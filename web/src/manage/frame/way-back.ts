import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

const arrival = z.object({ from: z.string() })

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
  const { data } = arrival.safeParse(useLocation().state)
  const cameFromThere = data !== undefined && pathOf(data.from) === pathOf(to)
  return { goBack: cameFromThere ? () => void navigate(-1) : undefined }
}

const pathOf = (place: string) => place.split('?')[0]

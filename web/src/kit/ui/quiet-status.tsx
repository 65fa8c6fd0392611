import { Box, type BoxProps } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'

interface QuietStatusProps extends BoxProps {
  /** Which of several truths it is; undefined while that is being found out. */
  truth: string | undefined
  children: ReactNode
}

/** Seen all the time, and read out only when it becomes another truth than was told before: never for each letter. */
export function QuietStatus({ truth, children, ...box }: QuietStatusProps) {
  const [told, setTold] = useState(truth)
  useEffect(() => {
    if (truth === undefined) return undefined
    const timer = setTimeout(() => setTold(truth), READ_OUT_MS)
    return () => {
      clearTimeout(timer)
      // However soon it went: what comes back unchanged would be told with each letter.
      setTold(truth)
    }
  }, [truth])
  const isNews = truth !== undefined && truth !== told
  return (
    <Box role="status" aria-live={isNews ? 'polite' : 'off'} {...box}>
      {children}
    </Box>
  )
}

/** As long as a browser may take to tell the screen reader. */
const READ_OUT_MS = 1000

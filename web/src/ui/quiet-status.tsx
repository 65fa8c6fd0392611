import { Box, type BoxProps } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'

interface QuietStatusProps extends BoxProps {
  /** Which of several truths it is; undefined while that is being found out. */
  truth: string | undefined
  children: ReactNode
}

/** Seen all the time, and read out only when it becomes another truth than was told before: never for each letter. */
export function QuietStatus({ truth, children, ...box }: QuietStatusProps) {
  const [told, setTold] = useState({ truth, isNews: false, hasBegun: truth === undefined })
  // The first time that something was done, how it ended is news.
  if (truth === undefined && !told.hasBegun) setTold({ truth, isNews: false, hasBegun: true })
  if (truth !== undefined && truth !== told.truth) setTold({ truth, isNews: true, hasBegun: true })
  useEffect(() => {
    if (!told.isNews) return undefined
    const timer = setTimeout(() => setTold((before) => ({ ...before, isNews: false })), READ_OUT_MS)
    return () => clearTimeout(timer)
  }, [told])
  return (
    <Box role="status" aria-live={told.isNews ? 'polite' : 'off'} {...box}>
      {children}
    </Box>
  )
}

/** As long as a browser may take to tell the screen reader. */
const READ_OUT_MS = 1000

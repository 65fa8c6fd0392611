import { useEffect, useState } from 'react'
import type { OpenPdf } from '#web/kit/pdf/open-pdf.ts'
import type { Trouble } from './failure.tsx'

/** A PDF while it is shown; what it takes is given back with it. */
export function usePdf(file: Blob): { pdf: OpenPdf | undefined; trouble: Trouble | undefined; retry: () => void } {
  const [state, setState] = useState<{ pdf?: OpenPdf; trouble?: Trouble }>({})
  // Asked for anew, it is another one.
  const [asked, setAsked] = useState({ file })
  useEffect(() => {
    let isOver = false
    let opened: OpenPdf | undefined
    const open = async () => {
      const program = await import('#web/kit/pdf/pdf-program.ts').catch(() => undefined)
      if (isOver) return
      if (!program) return setState({ trouble: 'program' })
      const answer = await program.openInWorker(asked.file)
      if ('trouble' in answer) return isOver || setState(answer)
      if (isOver) return answer.close()
      opened = answer
      setState({ pdf: answer })
    }
    void open().catch(() => isOver || setState({ trouble: 'broken' }))
    return () => {
      isOver = true
      opened?.close()
    }
  }, [asked])
  const retry = () => {
    setState({})
    setAsked({ file })
  }
  return { pdf: state.pdf, trouble: state.trouble, retry }
}

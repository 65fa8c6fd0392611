import { chakra } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NotShown } from './failure.tsx'
import { Sheet } from './sheet.tsx'
import { useZoom } from './use-zoom.ts'

/** A photo or a scan, as large as there is room and never larger than it is, until somebody wants it so. */
export function Picture({ file, label }: { file: Blob; label: string }) {
  const zoom = useZoom()
  const scroller = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const url = useAddress(file)
  const [isBroken, setBroken] = useState(false)
  useLayoutEffect(() => {
    if (url) picture.current?.style.setProperty('--zoom', String(zoom.factor))
  }, [zoom.factor, url])
  if (isBroken) return <NotShown why="picture" />
  return (
    <Sheet label={label} zoom={zoom} scroller={scroller}>
      {url && (
        <Shown
          ref={picture}
          src={url}
          alt={label}
          draggable={false}
          onLoad={({ currentTarget: { style, naturalWidth } }) => style.setProperty('--own', `${naturalWidth}px`)}
          onError={() => setBroken(true)}
        />
      )}
    </Sheet>
  )
}

/** Of this page alone, and only for as long as it is shown. */
function useAddress(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // Made here, because whoever makes an address has to give it back.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const Shown = chakra('img', {
  base: {
    display: 'block',
    marginInline: 'auto',
    maxWidth: 'none',
    height: 'auto',
    width: 'calc(min(100%, var(--own, 100%)) * var(--zoom, 1))',
    background: 'white',
  },
})

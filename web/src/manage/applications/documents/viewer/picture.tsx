import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useObjectUrl } from '#web/kit/ui/later/use-object-url.ts'
import { NotShown } from './failure.tsx'
import { Sheet } from './sheet.tsx'
import { useZoom } from './use-zoom.ts'

/** A photo or a scan, as large as there is room and never larger than it is, until somebody wants it so. */
export function Picture({ file, label }: { file: Blob; label: string }) {
  const zoom = useZoom()
  const scroller = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const url = useObjectUrl(file, file.type)
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

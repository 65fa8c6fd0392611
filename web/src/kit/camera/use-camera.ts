import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type CameraState = 'starting' | 'on' | 'not_allowed' | 'missing' | 'busy'

/**
 * Shows the camera's picture in a video while the page can be seen. The camera is off again as soon as the page is
 * hidden or left, whatever happened meanwhile.
 *
 * @param wish of the camera at the back: what else its picture should be, such as how large; the same object at each call
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, wish: MediaTrackConstraints = anyPicture) {
  const [state, setState] = useState<CameraState>('starting')
  const restart = useRef(() => {})
  // Not after the next picture, as other effects: with the dialog the camera goes off.
  useLayoutEffect(() => {
    let running: Camera | undefined
    const stop = () => {
      running?.stop()
      running = undefined
    }
    const start = () => {
      stop()
      setState('starting')
      running = startCamera(video, wish, setState)
    }
    const onVisibility = () => (document.visibilityState === 'visible' ? start() : stop())
    restart.current = start
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [video, wish])
  return { state, tryAgain: () => restart.current() }
}

const anyPicture: MediaTrackConstraints = {}

interface Camera {
  stop: () => void
}

function startCamera(
  video: RefObject<HTMLVideoElement | null>,
  wish: MediaTrackConstraints,
  report: (state: CameraState) => void,
): Camera {
  let stream: MediaStream | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const track of stream?.getTracks() ?? []) track.stop()
    if (video.current) video.current.srcObject = null
  }
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { ...wish, facingMode: { ideal: 'environment' } } })
    // It was closed while the person was being asked.
    if (isStopped || !video.current) return stop()
    video.current.srcObject = stream
    // Unplugged, or taken by the system.
    stream.getVideoTracks()[0]?.addEventListener('ended', () => void (isStopped || report('busy')))
    await video.current.play()
    report('on')
  }
  start().catch((error: unknown) => {
    if (isStopped) return
    stop()
    report(problemOf(error))
  })
  return { stop }
}

const problems: Record<string, CameraState> = {
  NotAllowedError: 'not_allowed',
  SecurityError: 'not_allowed',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const problemOf = (error: unknown): CameraState => problems[error instanceof Error ? error.name : ''] ?? 'busy'

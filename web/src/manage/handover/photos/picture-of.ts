/** What a camera shows in this moment, as a JPEG of its full size; undefined when there is nothing to see yet. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context || width === 0) return undefined
  context.drawImage(video, 0, 0)
  // Made smaller later, once: what is lost here would be lost twice.
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  canvas.width = 0
  return picture ?? undefined
}

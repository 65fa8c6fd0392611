/** A JPEG by its outer form: its frame says how large it is, and what follows is noise that nothing makes smaller. */
export function buildJpeg({ width, height, bytes = 500 }: { width: number; height: number; bytes?: number }) {
  const start = [0xff, 0xd8]
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  const planes = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
  const scan = [0xff, 0xda, 0, 2]
  const head = [...start, ...frame, ...planes, ...scan]
  const jpeg = new Uint8Array(bytes)
  let seed = width * 31 + height
  for (let at = head.length; at < bytes - 2; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    jpeg[at] = (seed >> 16) % 255
  }
  jpeg.set(head)
  jpeg.set([0xff, 0xd9], bytes - 2)
  return jpeg
}

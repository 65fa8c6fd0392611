// Decodes and draws beside the page, so that typing goes on meanwhile.
import { type PhotoTask, preparePhoto } from './prepare-photo.ts'

addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  void preparePhoto(data).then((photo) => postMessage(photo))
})

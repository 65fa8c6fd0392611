/** Drawn only where documents are, which comes later than the page. */
export { default as CameraIcon } from '~icons/lucide/camera'
export { default as PencilIcon } from '~icons/lucide/pencil'
export { default as UpIcon } from '~icons/lucide/chevron-up'
export { default as PagesIcon } from '~icons/lucide/files'

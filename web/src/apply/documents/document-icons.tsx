import { icon } from '#web/kit/ui/icons.tsx'

/** Drawn only where documents are, which comes later than the page. */
export const CameraIcon = icon(<path d="M4 7h4l1.5-3h5L16 7h4v12H4zM12 16a3.5 3.5 0 100-7 3.5 3.5 0 000 7z" />)
export const PencilIcon = icon(<path d="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />)
export const UpIcon = icon(<path d="M6 15l6-6 6 6" />)
export const PagesIcon = icon(<path d="M9 3h8l3 3v11H9zM9 7H4v14h11v-4M17 3v3h3" />)

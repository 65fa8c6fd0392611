import { savedView } from '#shared/view/view.ts'
import { publisher } from './publisher.ts'

export const publicView = publisher(savedView)

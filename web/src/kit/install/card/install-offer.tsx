import { lazyPart } from '#web/kit/ui/lazy-part.tsx'

/**
 * Offers to put the app on the home screen, where the browser can do that and keeps one storage for both. On iOS it
 * would be another storage, in which an application that is being written seems lost: nothing appears there. For pages
 * where something is finished, never for one where somebody is typing.
 */
export const InstallOffer = lazyPart(async () => (await import('./install-card.tsx')).InstallCard, 'later')

import { lazyPart } from '@/components/ui/lazy-part'

/** The panel far down the page that shows the request of this very view; its code comes when it is near. */
export const CallTheApi = lazyPart(() => import('./call-the-api'), 'CallTheApi')

import { lazyPart } from '@/components/ui/lazy-part'

/** Only those who edit need it. */
export const AnswerBar = lazyPart(() => import('./answer-bar'), 'AnswerBar')
/** Only those who press or edit need it. */
export const Compare = lazyPart(() => import('./compare-case'), 'Compare')
export const TalkToUs = lazyPart(() => import('./talk-to-us'), 'TalkToUs')
/** Only those who bring data of their own need it. */
export const OwnBanner = lazyPart(() => import('./own-banner'), 'OwnBanner')
/** Only those who follow a link that is not wholly understood need it. */
export const LinkNotice = lazyPart(() => import('./link-notice'), 'LinkNotice')

import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen, WhenTouched } from '@/components/ui/when-seen'
import { Hero } from './home/hero'

const Services = lazyPart(() => import('./home/services-section'), 'default')
/** What is below the first window. Each part is prerendered; its code comes when the visitor does. */
const parts = [
  lazyPart(() => import('./home/demos-section'), 'default'),
  lazyPart(() => import('./home/why-section'), 'default'),
  lazyPart(() => import('@/components/contact/contact-section'), 'ContactSection'),
]

export default function HomePage() {
  return (
    <>
      <Hero />
      {/* It peeks into the first window and has nothing to do there but to lead on. */}
      <WhenTouched load={Services.load}>
        <Services />
      </WhenTouched>
      {parts.map((Part, place) => (
        <WhenSeen key={place} load={Part.load}>
          <Part />
        </WhenSeen>
      ))}
    </>
  )
}

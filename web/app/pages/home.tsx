import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen, WhenTouched } from '@/components/ui/when-seen'
import { Hero } from './home/hero'

const Services = lazyPart(() => import('./home/services-section'))
/** What is below the first window. Each part is prerendered; its code comes when the visitor does. */
const parts = [
  lazyPart(() => import('./home/demos-section')),
  lazyPart(() => import('./home/why-section')),
  lazyPart(() =>
    import('@/components/contact/contact-section').then(({ ContactSection }) => ({
      default: () => <ContactSection />,
    })),
  ),
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

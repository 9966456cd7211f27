import { ContactSection } from '@/components/contact/contact-section'
import { DemosSection } from './home/demos-section'
import { Hero } from './home/hero'
import { ServicesSection } from './home/services-section'
import { WhySection } from './home/why-section'

export default function HomePage() {
  return (
    <>
      <Hero />
      <ServicesSection />
      <DemosSection />
      <WhySection />
      <ContactSection />
    </>
  )
}

import { Section } from '@/components/ui/section'
import { demosSection } from '@/content/home'
import { demos } from '@/demos/registry'
import { DemoFigure } from './demo-figure'
import { DemoIndex } from './demo-index'
import { MortgageFigure } from './mortgage-figure'
import { TradeFigure } from './trade-figure'
import { WeatherFigure } from './weather-figure'
import { YieldsFigure } from './yields-figure'

const figures = [
  { slug: 'real-time-analytics', Figure: WeatherFigure, span: 'lg:col-span-7' },
  { slug: 'bond-yields', Figure: YieldsFigure, span: 'lg:col-span-5' },
  { slug: 'trade-data', Figure: TradeFigure, span: 'lg:col-span-5' },
  { slug: 'mortgage-api', Figure: MortgageFigure, span: 'lg:col-span-7' },
] as const

/** Four demos by what they show, then all of them by name. */
export default function DemosSection() {
  return (
    <Section id="demos" title={demosSection.title} intro={demosSection.intro}>
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-12">
        {figures.map(({ slug, Figure, span }) => (
          <DemoFigure
            key={slug}
            demo={demos[slug]}
            words={demosSection.figures[slug]}
            className={span}
          >
            <Figure />
          </DemoFigure>
        ))}
      </div>
      <DemoIndex />
    </Section>
  )
}

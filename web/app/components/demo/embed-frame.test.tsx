import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChartFigure } from '@/components/charts/chart-figure'
import { choice } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { Facts } from './answer'
import { DemoFrame } from './demo-frame'
import { EmbeddedOnly, EmbedFrame } from './embed-frame'
import { EmbedNotFound } from './embed-not-found'
import { Figures } from './figures'
import { Fold } from './fold'
import { EmbedContext } from './frame-context'
import { LinkNotice } from './frame-parts'
import { PageOnly } from './page-only'
import { Part } from './part'
import { SentenceForm } from './sentence'
import { FormFigure } from './small-form'
import { WideSection } from './wide-section'

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const settings = { partner: choice(['china', 'japan'], 'japan') }

const figure = (name: string, title: string, basis: { pending?: boolean } = {}) => (
  <ChartFigure
    demo="trade-data"
    name={name}
    title={title}
    sub="Percentage points"
    credit="Statistics Canada, 2025"
    level={3}
    {...basis}
    table={{ columns: [{ key: 'partner', header: 'Partner' }], rows: [{ partner: 'China' }] }}
  />
)

function Embedded({ show, pending = false }: { show: string; pending?: boolean }) {
  return (
    <EmbedContext value={{ figure: show, Frame: EmbedFrame, Only: EmbeddedOnly }}>
      <DemoFrame
        demo={{ slug: 'trade-data', title: 'Trade', group: 'active', question: 'Who buys?' }}
        href={`/embed/trade-data/${show}?partner=china`}
        link={useView(settings).link}
        form={<form aria-label="Your case" />}
        answer="China does."
        source={<p>Snapshot · 2025</p>}
        figures={
          <Figures names={['the partners', 'the months']}>
            {figure('partners', 'China buys most')}
            {figure('by month', 'June is best', { pending })}
          </Figures>
        }
        wideFigures={
          <>
            <PageOnly>
              <p>Files to take along</p>
            </PageOnly>
            <Part title="A part without a figure">Its words</Part>
            <SentenceForm label="A bond" derived="so much">
              It pays <input aria-label="Coupon" />
            </SentenceForm>
            <Facts facts={[{ name: 'Yield', value: '3 %' }]} />
            <Fold name="the tariffs">
              <WideSection title="Tariffs" sub="Since 1994">
                <FormFigure
                  demo="trade-data"
                  name="tariffs"
                  title="Tariffs fell"
                  sub="Per cent"
                  credit="Statistics Canada, 2025"
                  table={{ columns: [{ key: 'year', header: 'Year' }], rows: [{ year: 1994 }] }}
                  formLabel="Goods"
                  form={<input aria-label="Goods" />}
                />
              </WideSection>
            </Fold>
          </>
        }
        how={<p>The method</p>}
        talk={{ title: 'Talk', text: 'Write' }}
      />
    </EmbedContext>
  )
}

test('an embedded page has one figure, its source, and the way to the same view of the demo', () => {
  render(<Embedded show="by-month" />)
  expect(screen.getAllByRole('figure')).toHaveLength(1)
  expect(screen.getByRole('figure', { name: 'June is best' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Who buys?' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'June is best' })).toBeVisible()
  expect(screen.getByText('Snapshot · 2025')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Boreal Signal: Trade/ })).toHaveAttribute(
    'href',
    '/demo/trade-data?partner=china#figure-by-month',
  )
})

test('figures of another case than the asked one are told as such', () => {
  const { rerender } = render(<Embedded show="by-month" pending />)
  expect(screen.getByRole('status')).toHaveTextContent('Working it out…')
  rerender(<Embedded show="by-month" />)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each(['partners', 'tariffs'])(
  'beside %s stands no form, part, heading, fact or fold',
  (show) => {
    const { container } = render(<Embedded show={show} />)
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2'])
    expect(container.querySelector('form, input, dl, .fold')).toBeNull()
    expect(screen.queryByText('Files to take along')).toBeNull()
  },
)

test('what the address asks for in vain is told', async () => {
  await LinkNotice.load()
  window.history.replaceState(null, '', '/?partner=moon')
  const { unmount } = render(<Embedded show="partners" />)
  expect(screen.getByText(/^Not taken from this link: partner “moon”/i)).toBeVisible()
  unmount()
  window.history.replaceState(null, '', '/?partner=china')
  render(<Embedded show="partners" />)
  expect(screen.queryByText(/^Not taken/)).toBeNull()
})

test('nothing else of the demo stands there: no form, answer, method, files, or fold', () => {
  render(<Embedded show="partners" />)
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByText('China does.')).toBeNull()
  expect(screen.queryByText('The method')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Export|^Share|^Show all/ })).toBeNull()
})

test('an unknown figure is told, with the way to those there are', () => {
  render(<EmbedNotFound />)
  expect(screen.getByRole('heading', { name: 'Figure not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^The demos of/ })).toHaveAttribute('target', '_blank')
})

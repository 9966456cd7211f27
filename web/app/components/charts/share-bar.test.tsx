import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShareBars } from './share-bar'

test('each share has its name, its bar and its figure; none at all still shows', () => {
  const { container } = render(
    <ShareBars
      shares={[
        { name: 'Rain', share: 0.75, text: '75 %' },
        { name: 'Snow', share: 0, text: '0 %' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rain75 %',
    'Snow0 %',
  ])
  const bars = [...container.querySelectorAll('rect:last-child')]
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['75%', '0.5%'])
  expect(bars.map((bar) => bar.getAttribute('class'))).toEqual(['ramp-4', 'fill-noise'])
})

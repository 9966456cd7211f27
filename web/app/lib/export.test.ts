import { expect, test } from 'vitest'
import { fileName } from './export'
import { standalonePicture, svgText } from './export-picture'

test('file names are words joined by hyphens', () => {
  expect(fileName(['bond-yields', 'Spread history, bp'], 'csv')).toBe(
    'bond-yields-spread-history-bp.csv',
  )
})

test('a picture stands alone: title, source, no cursor, no class', () => {
  document.body.innerHTML =
    '<svg viewBox="0 0 768 310" class="chart"><g visibility="hidden"><path class="chart-line" d="M0 0L1 1"/></g><g data-cursor="true"><text>away</text></g></svg>'
  const chart = document.querySelector('svg')
  if (!chart) throw new Error('no drawing')
  const picture = standalonePicture(chart, {
    title: 'Four inversions since 2001',
    sub: 'Basis points',
    credit: 'Bank of Canada, 2026-05',
  })
  const text = svgText(picture)
  expect(text).toMatch(/^<\?xml/)
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(text).toContain('Four inversions since 2001')
  expect(text).toContain('Bank of Canada, 2026-05')
  expect(text).toContain('M0 0L1 1')
  expect(text).not.toContain('away')
  expect(text).not.toContain('class=')
  expect(text).not.toContain('hidden')
  expect(Number(picture.getAttribute('height'))).toBeGreaterThan(310)
  // The page's own drawing is untouched.
  expect(chart.querySelector('[data-cursor]')).not.toBeNull()
})

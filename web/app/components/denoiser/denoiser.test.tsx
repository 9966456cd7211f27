import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import Denoiser from './denoiser'

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Drag to smooth' })

describe('Denoiser', () => {
  it('opens at the best setting and says the ratio', () => {
    render(<Denoiser />)
    expect(slider().value).toBe('60')
    expect(slider().getAttribute('aria-valuetext')).toBe(
      'smoothing 60 percent, output 14.3 decibels',
    )
    expect(screen.getByText('0.5 dB')).toBeTruthy()
    expect(screen.getByText('14.3 dB')).toBeTruthy()
  })

  it.each([
    [5, '3.1 dB', /^Too little/],
    [60, '14.3 dB', /^About right/],
    [95, '7.4 dB', /^Too much/],
  ])('at %i shows %s and says so', (setting, ratio, verdict) => {
    render(<Denoiser />)
    fireEvent.change(slider(), { target: { value: String(setting) } })
    expect(screen.getByText(ratio)).toBeTruthy()
    expect(screen.getByText(verdict)).toBeTruthy()
  })

  it('greys the line while it is still noise', () => {
    const { container } = render(<Denoiser />)
    const band = container.querySelector<HTMLElement>('.denoiser')
    expect(band?.style.getPropertyValue('--quality')).toBe('100%')
    fireEvent.change(slider(), { target: { value: '5' } })
    expect(Number.parseInt(band?.style.getPropertyValue('--quality') ?? '', 10)).toBeLessThan(15)
  })

  it('finds the best by itself and announces it', async () => {
    render(<Denoiser />)
    fireEvent.change(slider(), { target: { value: '90' } })
    await userEvent.click(screen.getByRole('button', { name: 'Find the best' }))
    expect(slider().value).toBe('60')
    expect(screen.getByRole('status').textContent).toContain('14.3 decibels')
  })
})

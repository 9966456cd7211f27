import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { denoiserWords } from '@/content/denoiser'
import { DenoiserPlot } from './denoiser-plot'
import { ResponseSlider } from './response-slider'
import { bestSetting, findBest, ratioOf, smoothedAt } from './sample-series'
import { qualityOf, verdictOf } from './verdict'

/**
 * A real smoother over a noisy series whose truth is known, so the ratio shown
 * is the true one: it rises, and falls again when one smooths too much.
 */
export default function Denoiser() {
  const [setting, setSetting] = useState(bestSetting)
  const [found, setFound] = useState('')
  const band = useRef<HTMLDivElement>(null)
  const smoothed = smoothedAt(setting)
  const ratio = ratioOf(smoothed)
  const quality = Math.round(100 * qualityOf(ratio))

  // The policy forbids style attributes; the same through the object model is allowed.
  useEffect(() => {
    band.current?.style.setProperty('--quality', `${String(quality)}%`)
  }, [quality])

  const change = (next: number) => {
    setFound('')
    setSetting(next)
  }
  const showBest = () => {
    const best = findBest()
    setSetting(best)
    setFound(denoiserWords.found(best, ratioOf(smoothedAt(best))))
  }

  return (
    <div ref={band} className="denoiser border-y border-hairline bg-surface">
      <DenoiserPlot smoothed={smoothed} ratio={ratio} />
      <div className="border-t border-hairline noscript:hidden">
        <div className="wrap grid items-center gap-x-6 pt-4 pb-5 md:grid-cols-[minmax(0,1fr)_auto] md:py-3.5 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(max-content,2fr)]">
          <div className="text-sm md:col-span-2 md:mb-2 lg:col-span-1 lg:mb-0 lg:min-h-[2.625rem]">
            <label htmlFor="denoiser-setting" className="block leading-snug font-semibold">
              {denoiserWords.label}
            </label>
            <p id="denoiser-verdict" className="leading-snug text-muted">
              {denoiserWords.verdicts[verdictOf(setting)]}
            </p>
          </div>
          <div className="max-md:mt-2 max-md:mb-5">
            <ResponseSlider
              id="denoiser-setting"
              describedBy="denoiser-verdict"
              setting={setting}
              ratio={ratio}
              onChange={change}
            />
          </div>
          <Button variant="quiet" size="sm" onClick={showBest} className="md:justify-self-end">
            {denoiserWords.best}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {found}
      </p>
    </div>
  )
}

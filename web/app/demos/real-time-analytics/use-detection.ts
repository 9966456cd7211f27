import { useMemo } from 'react'
import type { View } from './params'
import { defaults, detectRequest, type DetectParams, type DetectReport } from './query'
import { detectParams, type OwnSeries } from './series-math'
import { useAnswer } from './use-answer'

/** The verdict on the visitor's series, or on the example: the default one stands in the page. */
export function useDetection(view: View, own: OwnSeries | null) {
  const { with: detector, window, period, threshold, floor } = view
  // The stream draws this page many times a second; a series of 100,000 values is prepared once.
  const { params, request, isDefault } = useMemo(() => {
    const settings = { with: detector, window, period, threshold, floor }
    const asked = detectParams(settings, own?.values ?? defaults.detect_params.values)
    return {
      params: asked,
      request: detectRequest(asked),
      isDefault: !own && JSON.stringify(asked) === JSON.stringify(ordered(defaults.detect_params)),
    }
  }, [detector, window, period, threshold, floor, own])
  const asked = useAnswer<DetectReport>(isDefault ? null : request)
  const report = isDefault ? defaults.detect : asked.answer
  // A verdict belongs to the values it was given for; until it comes the example stays.
  const isReady = report !== undefined && (isDefault || asked.isCurrent)
  return {
    request,
    ...(isReady
      ? { params, report, isStale: false }
      : { params: defaults.detect_params, report: defaults.detect, isStale: true }),
    error: isDefault ? null : asked.error,
    retry: asked.retry,
  }
}

export type Detection = ReturnType<typeof useDetection>

/** The defaults in the order this page writes them. */
function ordered({ values, detector, window, period, threshold, min_scale }: DetectParams) {
  return { values, detector, window, period, threshold, min_scale }
}

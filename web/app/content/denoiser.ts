export const denoiserWords = {
  picture:
    'A noisy series. Right of the violet line the same series is smoothed, and a dotted line shows the truth under the noise.',
  raw: 'raw readings',
  /** The second part is dropped where the screen is too narrow for it. */
  smoothed: ['after smoothing', '; dotted is the truth'],
  event: 'A short event, and real: oversmoothing loses it',
  label: 'Drag to smooth',
  verdicts: {
    'too-little': 'Too little: the noise is still in the answer.',
    'about-right': 'About right: noise gone, the short event kept.',
    'too-much': 'Too much: the short event is being smoothed away.',
  },
  scale: ['all noise', 'signal-to-noise ratio by strength', 'all flat'],
  best: 'Find the best',
  valueText: (setting: number, ratio: number) =>
    `smoothing ${String(setting)} percent, output ${ratio.toFixed(1)} decibels`,
  found: (setting: number, ratio: number) =>
    `Found by cross-validation: smoothing ${String(setting)} percent, output ${ratio.toFixed(1)} decibels.`,
} as const

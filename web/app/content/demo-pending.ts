export const pendingWords = {
  catalogue: 'Demos',
  note: {
    title: 'The computing part of this page is still being built',
    text: 'Nothing below is simulated in the meantime: this page says what the demo will do and on which data, and the demo itself appears here when it is ready.',
  },
  steps: 'What it will do',
  data: 'Data',
  figure: 'A first look at the data',
  others: 'All demos',
  ask: {
    title: 'Is this a question you have now?',
    text: 'We can work on it with your data before the demo is finished.',
    action: 'Talk to us about this',
  },
} as const

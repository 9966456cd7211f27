/** The words of the services overview that belong to no single service. */
export const servicesPage = {
  lead: 'Four services, one path from raw record to decision. Take one on its own, or follow the whole path.',
  areas: (service: string) => `Areas of work: ${service}`,
  detail: (service: string) => `${service} in detail`,
  next: {
    title: 'Not sure where it belongs?',
    text: 'Describe the trouble in your own words. Finding out which of the four it is, if any, is our part.',
    pages: [
      { href: '/why-us', title: 'Why Us', note: 'Six points, and how to check each' },
      {
        href: '/methodologies',
        title: 'Methodologies',
        note: 'Five methods, and where each stops',
      },
      { href: '/demo/overview', title: 'Demos', note: 'See the work before you buy it' },
    ],
  },
} as const

/** How an engagement runs, from the question to the hand-over. */
export const engagement = {
  title: 'From question to hand-over',
  intro:
    'Every engagement takes the same five steps. Each one narrows what you risk, and after the second you are free to stop.',
  range: 'what it may cost',
  decision: 'you decide: go on, or stop',
  delivered: 'what it cost',
  hold: 'You hold',
  steps: [
    {
      title: 'The question',
      text: 'You write, we talk. We look for the decision behind the request and for the people who will use the answer.',
      hold: 'one sentence that says what success is.',
    },
    {
      title: 'The first step',
      text: 'Small, with its price and end date fixed beforehand. We look at the data and the systems as they are.',
      hold: 'a map, options with costs as ranges, and our advice.',
    },
    {
      title: 'The plan',
      text: 'The first useful result comes first. The rest is put in order by value and by risk.',
      hold: 'a plan whose every stage is of use by itself.',
    },
    {
      title: 'The work',
      text: 'In your own environment, in small releases you can see, each measured against the sentence of the first day.',
      hold: 'working releases, with tests and documentation.',
    },
    {
      title: 'The hand-over',
      text: 'Your team runs it while we watch, then without us. We leave when that has worked.',
      hold: 'everything on the hand-over list.',
    },
  ],
  list: { href: '/why-us#hand-over', title: 'The hand-over list' },
} as const

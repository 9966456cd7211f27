import { site } from './site'

const { consultant } = site
const certificate = consultant?.certificate_number

export type WhyPointId =
  'experience' | 'certified' | 'tailored' | 'guidance' | 'track-record' | 'methodologies'

/** One of the six points: a sentence for the home page, and for its own page what it means and how to check it. */
export interface WhyPoint {
  id: WhyPointId
  title: string
  summary: string
  practice: string
  check: string
  /** Where the check is made. */
  link?: { href: string; title: string; outside?: true }
}

/** The six points of the specification, in its order. */
export const whyPoints: readonly WhyPoint[] = [
  {
    id: 'experience',
    title: `${String(site.years_of_experience)}+ years of industry experience`,
    summary:
      'Enough years to know which shortcuts come back as outages, and to say so while they are cheap to avoid.',
    practice:
      'Somebody has already paid for the advice you get. Before we propose anything we name the ways a plan like yours usually fails, and what each would cost to prevent now and to repair later.',
    check:
      'In the first conversation, ask for the two most likely ways your project fails. Judge us by the answer.',
  },
  {
    id: 'certified',
    title: 'Certified expert consultant',
    summary: 'The body that issued the certificate can confirm it.',
    practice: `The person who does the work is a ${site.certification.name} (${site.certification.short_name}), examined by ${site.certification.body}. That shows a common vocabulary and tested knowledge. Judgment is something else; for that, look at the demos.`,
    check: certificate
      ? `Take the certificate’s number, ${certificate}, and confirm it with ${site.certification.body}, not with us.`
      : `Ask us for the certificate’s number and confirm it with ${site.certification.body}, not with us.`,
    link: {
      href: consultant?.certificate_url ?? site.certification.url,
      title: consultant?.certificate_url ? 'The certificate' : site.certification.body,
      outside: true,
    },
  },
  {
    id: 'tailored',
    title: 'Tailored solutions for your business',
    summary: 'We start from your decisions and your systems, and add only what closes the gap.',
    practice:
      'We begin with the decision to be made and the systems you already pay for. What they can do stays. A proposal lists what we would add, what each addition costs to run, and what we left out.',
    check: 'Every proposal of ours has a part called “Not needed”. If it is empty, ask why.',
  },
  {
    id: 'guidance',
    title: 'End-to-end project guidance',
    summary:
      'One person stays with the work from the first question to the day your team runs it alone.',
    practice:
      'Whoever answers your message does the work and is there at the hand-over. We are done when your team has released a change, restored a backup and answered an alarm without us.',
    check: 'The hand-over list below goes into the contract. Read it before you sign.',
    link: { href: '#hand-over', title: 'The hand-over list' },
  },
  {
    id: 'track-record',
    title: 'Proven track record of success',
    summary:
      'We agree on the measure before the work starts, then report against it, errors included.',
    practice:
      'Success is a number agreed before the work starts and reported after it, whichever way it went. Clients’ figures belong to the clients and are not shown here. The demos that work now are ours to show, so they carry their method, their sources and their limits.',
    check:
      'Compare our figures with published ones, then open a demo and try to break it with a file of your own.',
    link: { href: '/accuracy', title: 'Published figures beside ours' },
  },
  {
    id: 'methodologies',
    title: 'Industry-leading methodologies',
    summary: 'Five published methods, each used where it fits and left out where it does not.',
    practice:
      'We work by published methods, so that your staff can read the book we worked from and the next consultant can go on from there. For each we say where it stops.',
    check: 'Read the five, with their sources, and ask which we would leave out in your case.',
    link: { href: '/methodologies', title: 'Read the methodologies' },
  },
]

/** The words round the six. */
export const whyPage = {
  lead: 'Six points. Each says what it means in practice, and what you can check before you sign anything.',
  practice: 'In practice',
  check: 'Check it yourself',
  person: 'Who you will work with',
  portrait: (name: string) => `Portrait of ${name}`,
  certificate: 'The certificate',
  replies: (time: string) => `Replies within ${time}`,
  next: {
    title: 'Put us to the test',
    text: 'Send us the question you would put to every bidder, and compare the answers.',
    pages: [
      { href: '/services', title: 'Services', note: 'Four of them, and how an engagement runs' },
      {
        href: '/methodologies',
        title: 'Methodologies',
        note: 'Five methods, and where each stops',
      },
      { href: '/demo/overview', title: 'Demos', note: 'See the work before you buy it' },
    ],
  },
} as const

/** What a client holds after the fixed first step, before any larger commitment. */
export const firstStep = {
  title: 'The first step is small and fixed',
  intro:
    'Its price, its end date and its contents are agreed in writing before it begins. It is useful even if you stop there.',
  items: [
    {
      term: 'The question',
      text: 'One sentence, agreed with the people who will use the answer, and the measure that will show success.',
    },
    {
      term: 'The map',
      text: 'The systems and data it touches, drawn as they are today, with owners and known faults.',
    },
    {
      term: 'The options',
      text: 'At least two ways forward, each with its cost as a range, its risks and what it leaves unsolved. Doing nothing is one of them.',
    },
    {
      term: 'The advice',
      text: 'What we would do in your place, which may be to stop.',
    },
  ],
} as const

/** What a client holds when the work is over. */
export const handOver = {
  title: 'What you hold at the end',
  intro: 'The list we tick off together. Nothing on it depends on us afterwards.',
  items: [
    'The code, the tests and the infrastructure definitions, in your own repository',
    'Your data in open formats, with an export that has been run once',
    'A data dictionary: every table, every measure, every owner',
    'Runbooks for release, restore and each alarm, followed once by your team',
    'Accounts, keys and licences in your name; our access removed',
    'The decisions made on the way, with what was rejected and why',
  ],
} as const

/** Honest limits save both sides a meeting. */
export const wrongChoice = {
  title: 'When we are the wrong choice',
  intro: 'Better said here than after three meetings.',
  items: [
    'You need a team of thirty next month.',
    'You want licences resold, or somebody to run your service desk round the clock.',
    'The answer is already decided and needs a signature.',
  ],
} as const

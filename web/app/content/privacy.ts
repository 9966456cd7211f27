import { site } from './site'

/** When the text below last changed its meaning. */
export const lastChanged = { date: '2026-11-15', words: 'November 15, 2026' }

/** One kind of data: what it is, why it is there, for how long, who sees it. */
export interface Kept {
  what: string
  detail: string
  why: string
  howLong: string
  who: string
}

/** Everything the site keeps about a visitor. */
export const kept: readonly Kept[] = [
  {
    what: 'Your message',
    detail: 'Your name, your email address and what you wrote, with the time it arrived.',
    why: 'To answer you.',
    howLong: `${String(site.privacy.retention_months)} months, or until you ask us to erase it.`,
    who: 'The people of our firm who answer, on our own server and in our own mailbox.',
  },
  {
    what: 'A trace of your network address',
    detail:
      'Your IP address is turned into a code with a secret key. The address itself is not stored.',
    why: 'To keep one sender from flooding the form.',
    howLong: '30 days.',
    who: 'Nobody reads it; the server compares codes.',
  },
  {
    what: 'Server logs',
    detail:
      'Page, time, result and duration of each request. No name, no address, no text you typed.',
    why: 'To find faults and to count how often a page is used.',
    howLong: 'Until the server rotates them out. Nothing in them is personal.',
    who: 'The person who runs the server.',
  },
  {
    what: 'What you give a demo',
    detail:
      'Text, numbers, a link or a file of your own. A page you name is fetched by our server, which does not say who asked.',
    why: 'To compute the answer you asked for.',
    howLong: 'Until it is computed. It stays in memory and is never written down.',
    who: 'Nobody.',
  },
]

/** The words of the page. */
export const privacyPage = {
  lead: 'What this site keeps about you, why, for how long and who sees it, and how to have it erased.',
  changed: 'Last changed on',
  inShort: {
    title: 'In short',
    items: [
      'No cookies',
      'No trackers, no advertising, no requests to third parties',
      'Your message is used to answer you, and for nothing else',
      'One email is enough to have it erased',
    ],
  },
  kept: {
    title: 'What we keep',
    intro: 'Four kinds of data. What is not listed here is not collected.',
    why: 'Why',
    howLong: 'How long',
    who: 'Who sees it',
  },
  contact: {
    title: 'Who is responsible',
    intro: 'Questions and requests go to one person, who answers within 30 days.',
    person: 'Person in charge',
    email: 'Email',
    post: 'Post',
  },
} as const

/** A part in plain prose. */
export interface PrivacyPart {
  id: string
  title: string
  paragraphs: readonly string[]
  links?: readonly { href: string; title: string }[]
}

export const parts: readonly PrivacyPart[] = [
  {
    id: 'your-browser',
    title: 'What stays in your browser',
    paragraphs: [
      'The site sets no cookies. Two things are kept in your browser’s own storage and are never sent to us: the theme you chose, light or dark, until you clear it; and the draft of a message you are writing, until it is sent or the tab is closed.',
      'Fonts, scripts and pictures all come from this server. Opening a page tells nobody else that you were here.',
    ],
  },
  {
    id: 'your-rights',
    title: 'See it, correct it, take it, erase it',
    paragraphs: [
      'Write to the person in charge, named below. You can ask what we hold about you, have it corrected, receive it as a file a machine can read, or have it erased. It costs nothing and needs no reason.',
      'Please write from the address you used in the form, or give the reference you received, so that we hand your data to you and to nobody else.',
    ],
  },
  {
    id: 'who-else',
    title: 'Who else gets it',
    paragraphs: [
      'We do not sell, lend or trade data, and there is no mailing list to put you on. The mail service that carries our answer to you handles it as any email provider does. Beyond that, only a court or an authority with the right to ask would be told.',
      'No decision about you is made by a machine alone. A message that looks like spam is marked, not thrown away, and a person can look at it.',
    ],
  },
  {
    id: 'the-law',
    title: 'The law, in plain words',
    paragraphs: [
      'PIPEDA, the federal privacy act, asks us to say why we collect something, to collect no more than that needs, to protect it, and to show it to you on request.',
      'Law 25 of Quebec adds a person in charge whose title is public, settings that protect you without your doing anything, your data in a usable format, and a duty to tell you and the regulator of an incident that could seriously harm you.',
      'CASL, Canada’s anti-spam law, forbids commercial messages to people who have not agreed to them. Your message lets us answer it. We do not take it as permission to advertise.',
      'If our answer does not satisfy you, you can turn to either regulator.',
    ],
    links: [
      { href: 'https://www.priv.gc.ca/', title: 'Office of the Privacy Commissioner of Canada' },
      {
        href: 'https://www.cai.gouv.qc.ca/',
        title: 'Commission d’accès à l’information du Québec',
      },
    ],
  },
]
